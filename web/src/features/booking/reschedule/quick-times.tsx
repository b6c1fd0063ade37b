import { formatSlotTime, minuteOfSlot } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { addDays, type ClinicDate, formatLongDate } from '#shared/time/clinic-time.ts';
import { useOpenings } from '#web/domain/openings/use-openings.ts';
import { clinicAvailabilities, firstAvailable } from '#web/features/booking/slots/clinic-availability.ts';
import { nearestAvailable } from '#web/features/booking/slots/nearest-available.ts';
import { type SlotChoice, slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { useAvailability } from '#web/features/booking/slots/use-availability.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

const texts = rescheduleTexts.quick;

const noneTaken: ReadonlySet<string> = new Set();

/** The clinic's next open day after today, skipping the appointment's own day. */
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

/**
 * Times at the appointment's clinic, for rescheduling without a search: the times on the clinic's next open day that
 * are closest to the appointment's time of day or, if there are none, the clinic's next available times.
 */
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
  const { openings } = useOpenings(availability !== undefined);
  if (!availability) return null;
  const ofDay = nearestAvailable(current, clinics, day)
    .filter(({ clinic }) => clinic.id === current.clinic.id)
    .toSorted((a, b) => minuteOfSlot(a.time) - minuteOfSlot(b.time));
  const next = openings?.get(current.clinic.id)?.next ?? [];
  const nextDay = next.filter(({ date }) => date === next[0]?.date);
  const slots = ofDay.length > 0 ? ofDay : nextDay.map(({ date, time }) => ({ ...current, date, time }));
  const [first] = slots;
  if (!first) {
    const anywhere = clinics.some(firstAvailable) ? day : availability.nextOpenDate;
    return (
      openings && <p className="text-soft text-sm">{texts.none(anywhere && formatLongDate(anywhere))}</p>
    );
  }
  const dayNames: Record<ClinicDate, string> = { [today]: texts.today, [addDays(today, 1)]: texts.tomorrow };
  const dayName = dayNames[first.date] ?? formatLongDate(first.date);
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
