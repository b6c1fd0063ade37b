import { minuteOfSlot } from '#shared/appointments/slots.ts';
import { addDays, clinicInstant } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';

/**
 * `reminder-day` is due on the day before the visit, at the same time of day, and `reminder-hours` two hours before it.
 */
const reminderKinds = ['reminder-day', 'reminder-hours'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

const hoursAhead = 2;

/** How far ahead a visit with a due reminder can be: more than a day and the hour that repeats in fall. */
export const reminderHorizonMs = 26 * hourMs;

/** How late a reminder may be queued after missed runs, and how late the "two hours" reminder may be sent. */
const maxLateMs = hourMs;

interface AppointmentTime {
  date: string;
  time: string;
  startsAt: string;
}

/** The fields of an appointment that its reminders depend on. */
export interface RemindedAppointment extends AppointmentTime {
  status: string;
  bookingDate: string;
  /** When it was last rescheduled, if ever. */
  rescheduledAt?: string;
}

/**
 * When a reminder is due. The one on the day before is due at the visit's wall-clock time, even when the clocks change
 * that night.
 */
export function reminderDue({ date, time, startsAt }: AppointmentTime, kind: ReminderKind): Date {
  if (kind === 'reminder-day') return clinicInstant(addDays(date, -1), minuteOfSlot(time));
  return new Date(Date.parse(startsAt) - hoursAhead * hourMs);
}

/** When a reminder's wording becomes wrong: the appointment is no longer 'tomorrow', or 'in about two hours'. */
export function reminderEnds(appointment: AppointmentTime, kind: ReminderKind): Date {
  if (kind === 'reminder-day') return clinicInstant(appointment.date, 0);
  return new Date(reminderDue(appointment, kind).getTime() + maxLateMs);
}

/**
 * The reminders that are due before `until`, including those that became due within the last hour, since those may not
 * have been sent yet. Leaves out reminders that were due before the appointment was booked or rescheduled. Empty unless
 * the appointment is confirmed and hasn't begun.
 */
export function remindersBefore(appointment: RemindedAppointment, now: Date, until: Date): ReminderKind[] {
  const { status, startsAt, rescheduledAt, bookingDate } = appointment;
  if (status !== 'confirmed' || Date.parse(startsAt) <= now.getTime()) return [];
  const scheduledAt = Date.parse(rescheduledAt ?? bookingDate);
  return reminderKinds.filter((kind) => {
    const due = reminderDue(appointment, kind).getTime();
    return scheduledAt <= due && due < until.getTime() && now.getTime() < due + maxLateMs;
  });
}

/**
 * The reminder that is due now, if any. An appointment that was booked or rescheduled after its reminder was due needs
 * none.
 */
export function dueReminder(appointment: RemindedAppointment, now: Date): ReminderKind | undefined {
  const [kind] = remindersBefore(appointment, now, new Date(now.getTime() + 1));
  return kind;
}
