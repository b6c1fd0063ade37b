import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { addDays, clinicInstant } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';

/** The reminders a visit has: at its time on the day before, and two hours ahead. */
const reminderKinds = ['reminder-day', 'reminder-hours'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

const hoursAhead = 2;

/** No visit further ahead than this can have a reminder due: a day, and the hour that autumn repeats. */
export const furthestReminderMs = 26 * hourMs;

/** How late a reminder may still be queued, when runs were missed, and be sent where its words tell the hours. */
const lateByMs = hourMs;

interface VisitTime {
  date: string;
  time: string;
  startsAt: string;
}

/** What of a booking decides about its reminders. */
export interface RemindedVisit extends VisitTime {
  status: string;
  bookingDate: string;
  /** When it was last moved, if it ever was. */
  movedAt?: string;
}

/** The instant at which a reminder is due. 'The day before' is told by the wall clock, whatever the clocks do that night. */
export function reminderDue({ date, time, startsAt }: VisitTime, kind: ReminderKind): Date {
  if (kind === 'reminder-day') return clinicInstant(addDays(date, -1), minuteOfSlot(time));
  return new Date(Date.parse(startsAt) - hoursAhead * hourMs);
}

/** From when on a reminder's words are wrong: the visit is no longer 'tomorrow', or 'in about two hours'. */
export function reminderEnds(visit: VisitTime, kind: ReminderKind): Date {
  if (kind === 'reminder-day') return clinicInstant(visit.date, 0);
  return new Date(reminderDue(visit, kind).getTime() + lateByMs);
}

/** The reminder that is due for a visit now, if any. Whoever booked or moved it after that instant needs none. */
export function dueReminder(visit: RemindedVisit, now: Date): ReminderKind | undefined {
  if (visit.status !== 'confirmed' || Date.parse(visit.startsAt) <= now.getTime()) return undefined;
  const placedAt = Date.parse(visit.movedAt ?? visit.bookingDate);
  return reminderKinds.find((kind) => {
    const due = reminderDue(visit, kind).getTime();
    return placedAt <= due && due <= now.getTime() && now.getTime() < due + lateByMs;
  });
}
