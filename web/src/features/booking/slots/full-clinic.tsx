import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type ClinicDay, firstFree } from './clinic-days.ts';
import styles from './full-clinic.module.css';

const texts = bookingTexts.fullClinic;
const otherClinicsOffered = 2;

interface FullClinicProps {
  clinic: Clinic;
  /** It sees nobody on this day, rather than being booked up. */
  closed: boolean;
  /** Clinics with a free slot on the same day, the closest first. */
  others: readonly ClinicDay[];
  nextOpenDate: ClinicDate | null;
  onDate: (date: ClinicDate) => void;
  onClinic: (clinic: Clinic) => void;
}

/** On the card of a clinic with nothing left, while others still have something. */
export function FullClinic({ clinic, closed, others, nextOpenDate, onDate, onClinic }: FullClinicProps) {
  return (
    <div className={styles.full}>
      <p>{closed ? texts.closedText : texts.text}</p>
      <div className={styles.ways}>
        {others.slice(0, otherClinicsOffered).map((other) => (
          <Button
            key={other.clinic.id}
            variant="secondary"
            size="small"
            onClick={(event) => {
              // The card around us would go on to select its own clinic.
              event.stopPropagation();
              onClinic(other.clinic);
            }}
          >
            {texts.otherClinic(other.clinic.name, firstFree(other)?.time ?? '')}
          </Button>
        ))}
        {nextOpenDate && (
          <Button variant="secondary" size="small" onClick={() => onDate(nextOpenDate)}>
            {texts.nextDay(nextOpenDate)}
          </Button>
        )}
        <a className={styles.call} href={phoneUrl(clinic.phone)}>
          {texts.call(clinic.phone)}
        </a>
      </div>
    </div>
  );
}
