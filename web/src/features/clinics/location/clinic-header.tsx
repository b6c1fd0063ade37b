import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { Picture } from '#web/content/picture.tsx';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { paths } from '#web/lib/paths.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import styles from './clinic-header.module.css';
import { locationTexts } from './location-texts.ts';
import { NextOpeningCard } from './next-opening-card.tsx';

const texts = locationTexts;

/** The clinic's picture, facts and next opening. */
export function ClinicHeader({ clinic }: { clinic: Clinic }) {
  return (
    <Container className={styles.header}>
      <Picture className={styles.picture} name={`clinic-${clinic.id}`} eager />
      <div className={styles.panel}>
        <div className={styles.words}>
          <Link className={styles.back} to={paths.home}>
            <ArrowLeft aria-hidden="true" size={18} />
            {texts.back}
          </Link>
          <PageHeading lead={texts.lead(clinic.city)}>{clinic.name}</PageHeading>
          <dl className={styles.facts}>
            <Fact name={texts.address} long>
              {clinic.address}
              <br />
              {clinic.city}, {clinic.state} {clinic.zipCode}
            </Fact>
            <Fact name={texts.hours} long>
              {clinic.hours}
            </Fact>
            <Fact name={texts.phone}>
              <a className={styles.phone} href={phoneUrl(clinic.phone)}>
                {clinic.phone}
              </a>
            </Fact>
            <Fact name={texts.fax}>{clinic.fax}</Fact>
          </dl>
        </div>
        <NextOpeningCard clinic={clinic} />
      </div>
    </Container>
  );
}

function Fact({ name, long = false, children }: { name: string; long?: boolean; children: ReactNode }) {
  return (
    <div className={long ? styles.long : undefined}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
