import { formatSlotTime } from '#shared/appointments/slots.ts';
import { type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { type ClinicAvailability, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { slotButtonId } from '#web/features/booking/slots/slot-button.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { searchTexts } from './search-texts.ts';
import styles from './skip-to-time.module.css';

const texts = searchTexts.results;

interface SkipToTimeProps {
  /** In the order of the list. */
  shown: readonly ClinicAvailability[];
  date: ClinicDate;
  today: ClinicDate | undefined;
}

/** Out of sight until it has the focus: the keyboard's way past sorting, phones and the map's buttons. */
export function SkipToTime({ shown, date, today }: SkipToTimeProps) {
  const entry = shown.find(firstAvailable);
  const slot = entry && firstAvailable(entry);
  if (!slot) return null;
  const { clinic } = entry;
  const day = date === today ? texts.today : formatLongDate(date);
  return (
    <div className={`absolute rounded-md shadow-md bg-surface ${styles.holder}`}>
      <Button
        variant="secondary"
        onClick={() => document.getElementById(slotButtonId(clinic, slot.time))?.focus()}
      >
        {texts.skipToTime(clinic.name, day, formatSlotTime(slot.time))}
      </Button>
    </div>
  );
}
