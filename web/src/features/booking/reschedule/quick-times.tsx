import { formatSlotTime, minuteOfSlot } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { clinicAvailabilities } from '#web/features/booking/slots/clinic-availability.ts';
import { nearestAvailable } from '#web/features/booking/slots/nearest-available.ts';
import { type SlotChoice, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { useAvailability } from '#web/features/booking/slots/use-availability.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

const texts = rescheduleTexts.quick;

const noneTaken: ReadonlySet<string> = new Set();

/** The clinic's next day after today, skipping the appointment's own day. */
function quickDay({ clinic, date }: SlotChoice, today: ClinicDate): ClinicDate {
  const next = nextClinicDay(today, clinic.id);
  return next === date ? nextClinicDay(next, clinic.id) : next;
}

interface QuickTimesProps {
  current: SlotChoice;
  /** Undefined until the server's clock is known. */
  today: ClinicDate | undefined;
  onPick: (slot: SlotChoice) => void;
}

/** The times closest to the appointment's on the clinic's next day, for rescheduling without a search. */
export function QuickTimes({ current, today, onPick }: QuickTimesProps) {
  return (
    <div className={`grid grid-cols-1 content-start gap-1 ${styles.quick}`}>
      {today && <TimesOfDay current={current} day={quickDay(current, today)} today={today} onPick={onPick} />}
    </div>
  );
}

interface TimesOfDayProps extends QuickTimesProps {
  today: ClinicDate;
  day: ClinicDate;
}

function TimesOfDay({ current, day, today, onPick }: TimesOfDayProps) {
  const { snapshot } = useAvailability(day);
  const availability = snapshot?.availability;
  const clinics = clinicAvailabilities({
    availability,
    now: undefined,
    pending: noneTaken,
    location: undefined,
  });
  const slots = nearestAvailable(current, clinics, day)
    .filter(({ clinic }) => clinic.id === current.clinic.id)
    .toSorted((a, b) => minuteOfSlot(a.time) - minuteOfSlot(b.time));
  const dayName = day === addDays(today, 1) ? texts.tomorrow : formatLongDate(day);
  if (!availability) return null;
  if (slots.length === 0) return <p className="text-soft text-sm">{texts.none(dayName)}</p>;
  return (
    <>
      <p id="quick-times">{texts.title(dayName)}</p>
      <ul className={`grid gap-2 ${styles.times}`} aria-labelledby="quick-times">
        {slots.map((slot) => (
          <li key={slotKey(slot)}>
            <Button
              variant="secondary"
              size="small"
              wide
              className={styles.time}
              onClick={() => onPick(slot)}
            >
              <span>
                <VisuallyHidden>{texts.onDay(dayName)} </VisuallyHidden>
                {formatSlotTime(slot.time)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
