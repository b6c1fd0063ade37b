import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { clinicFront } from '#shared/site/pictures.ts';
import { Picture } from '#web/content/picture.tsx';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './clinic-header.module.css';
import { locationTexts as texts } from './location-texts.ts';

interface ClinicSummaryProps {
  clinic: Clinic;
  /** Whether it's open now. */
  status?: ReactNode;
  /** The distance from the visitor. */
  distance?: ReactNode;
  /** Booking links, then the clinic's hours. */
  children: ReactNode;
}

/** The clinic's picture and facts. */
export function ClinicSummary({ clinic, status, distance, children }: ClinicSummaryProps) {
  return (
    <Container className={styles.header}>
      <p className={`font-display font-bold ${styles.letterhead}`}>{brand.name}</p>
      <Picture
        className={`rounded-lg ${styles.picture}`}
        name={clinicFront(clinic)}
        alt={clinic.photo && texts.front(clinic.name)}
        eager
      />
      <div className={`grid relative gap-5 rounded-lg shadow-md bg-surface ${styles.panel}`}>
        <div className={`grid content-start gap-4 min-w-0 ${styles.words}`}>
          <PageHeading lead={texts.lead(clinic.city)}>{clinic.name}</PageHeading>
          {status}
          <dl className={`grid gap-4 leading-145 ${styles.facts}`}>
            <Fact name={texts.address} long>
              {clinic.address}
              <br />
              {clinic.city}, {clinic.state} {clinic.zipCode}
              {distance}
            </Fact>
            <Fact name={texts.hours} long>
              {clinic.hours}
            </Fact>
            <Fact name={texts.phone}>
              <a className={`inline-block font-semibold ${styles.phone}`} href={phoneUrl(clinic.phone)}>
                {clinic.phone}
              </a>
            </Fact>
            <Fact name={texts.fax}>{clinic.fax}</Fact>
            {clinic.parking && (
              <Fact name={texts.parking} long>
                {clinic.parking}
              </Fact>
            )}
            {clinic.wheelchair && (
              <Fact name={texts.wheelchair} long>
                {clinic.wheelchair}
              </Fact>
            )}
          </dl>
        </div>
        {children}
      </div>
    </Container>
  );
}

function Fact({ name, long = false, children }: { name: string; long?: boolean; children: ReactNode }) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt className="text-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
