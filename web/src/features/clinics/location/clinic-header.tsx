import type { ReactNode } from 'react';
import type { Clinic } from '#shared/clinics/clinics.ts';
import { formatDistance } from '#shared/clinics/distance.ts';
import { Picture } from '#web/content/picture.tsx';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { BackToLocations } from './back-to-locations.tsx';
import { BookingCard } from './booking-card.tsx';
import styles from './clinic-header.module.css';
import { locationTexts } from './location-texts.ts';
import { WeekHoursList } from './week-hours-list.tsx';

const texts = locationTexts;

/** The clinic's picture and facts, whether it is open, and its next available times. */
export function ClinicHeader({ clinic }: { clinic: Clinic }) {
  const openings = useOpenings();
  const status = openings.statusOf(clinic);
  const place = useKnownPlace();
  return (
    <Container className={styles.header}>
      <Picture className={styles.picture} name={`clinic-${clinic.id}`} eager />
      <div className={styles.panel}>
        <div className={styles.words}>
          <BackToLocations />
          <PageHeading lead={texts.lead(clinic.city)}>{clinic.name}</PageHeading>
          <div className={styles.status}>
            {status && <OpenSign open={status.open}>{status.text}</OpenSign>}
          </div>
          <dl className={styles.facts}>
            <Fact name={texts.address} long>
              {clinic.address}
              <br />
              {clinic.city}, {clinic.state} {clinic.zipCode}
              {place && (
                <span className={styles.distance}>
                  {texts.distance(formatDistance(place, clinic), place.name)}
                </span>
              )}
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
        <BookingCard clinic={clinic} openings={openings} />
        {!openings.failed && <WeekHoursList clinic={clinic} now={openings.now} />}
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
