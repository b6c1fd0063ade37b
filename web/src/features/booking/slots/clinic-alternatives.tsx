import type { Clinic } from '#shared/clinics/clinics.ts';
import { required } from '#shared/required.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { type ClinicAvailability, firstAvailable } from './clinic-availability.ts';
import { slotTexts } from './slot-texts.ts';

const texts = slotTexts.alternatives;
const maxClinics = 2;

interface ClinicAlternativesProps {
  clinic: Clinic;
  /** Whether the clinic is closed on this day, rather than booked up. */
  closed: boolean;
  /** Clinics with an available slot on the same day, closest first. */
  others: readonly ClinicAvailability[];
  nextOpenDate: ClinicDate | null;
  onDate: (date: ClinicDate) => void;
  onClinic: (clinic: Clinic) => void;
}

/** The alternatives on a clinic's card when it has no slot left but other clinics do. */
export function ClinicAlternatives(props: ClinicAlternativesProps) {
  const { clinic, closed, others, nextOpenDate, onDate, onClinic } = props;
  return (
    <div className="grid gap-2 p-4 rounded-sm bg-sand text-sm">
      <p>{closed ? texts.closedText : texts.text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {others.slice(0, maxClinics).map((other) => (
          <Button
            key={other.clinic.id}
            variant="secondary"
            size="small"
            onClick={(event) => {
              // Keep the click from reaching the card, which would select its own clinic.
              event.stopPropagation();
              onClinic(other.clinic);
            }}
          >
            {texts.otherClinic(other.clinic.name, required(firstAvailable(other), 'available slot').time)}
          </Button>
        ))}
        {nextOpenDate && (
          <Button variant="secondary" size="small" onClick={() => onDate(nextOpenDate)}>
            {texts.nextDay(nextOpenDate)}
          </Button>
        )}
        <a className="inline-flex items-center min-h-target font-semibold" href={phoneUrl(clinic.phone)}>
          {texts.call(clinic.phone)}
        </a>
      </div>
    </div>
  );
}
