import type { Clinic } from '#shared/clinics/clinics.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { bookingTexts } from '#web/features/booking/booking-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import styles from './clinic-alternatives.module.css';
import { type ClinicAvailability, firstAvailable } from './clinic-availability.ts';

const texts = bookingTexts.fullClinic;
const otherClinicsOffered = 2;

interface ClinicAlternativesProps {
  clinic: Clinic;
  /** It sees nobody on this day, rather than being booked up. */
  closed: boolean;
  /** Clinics with a free slot on the same day, the closest first. */
  others: readonly ClinicAvailability[];
  nextOpenDate: ClinicDate | null;
  onDate: (date: ClinicDate) => void;
  onClinic: (clinic: Clinic) => void;
}

/** On the card of a clinic with nothing left, while others still have something. */
export function ClinicAlternatives({
  clinic,
  closed,
  others,
  nextOpenDate,
  onDate,
  onClinic,
}: ClinicAlternativesProps) {
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
            {texts.otherClinic(other.clinic.name, firstAvailable(other)?.time ?? '')}
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
