import type { Clinic } from '#shared/clinics/clinics.ts';
import { formatDistance } from '#shared/clinics/distance.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { OpenSign } from '#web/ui/feedback/open-sign.tsx';
import { BackToLocations } from './back-to-locations.tsx';
import { BookingCard } from './booking-card.tsx';
import styles from './clinic-header.module.css';
import { ClinicSummary } from './clinic-summary.tsx';
import { locationTexts } from './location-texts.ts';
import { WeekHoursList } from './week-hours-list.tsx';

/** The clinic's picture and facts, whether it is open, and its next available times. */
export function ClinicHeader({ clinic }: { clinic: Clinic }) {
  const openings = useOpenings();
  const status = openings.statusOf(clinic);
  const place = useKnownPlace();
  return (
    <ClinicSummary
      clinic={clinic}
      back={<BackToLocations />}
      status={
        <div className={styles.status}>{status && <OpenSign open={status.open}>{status.text}</OpenSign>}</div>
      }
      distance={
        place && (
          <span className={styles.distance}>
            {locationTexts.distance(formatDistance(place, clinic), place.name)}
          </span>
        )
      }
    >
      <BookingCard clinic={clinic} openings={openings} />
      {!openings.failed && <WeekHoursList clinic={clinic} now={openings.now} />}
    </ClinicSummary>
  );
}
