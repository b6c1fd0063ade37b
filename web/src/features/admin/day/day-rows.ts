import type { Appointment } from '#shared/appointments/appointment.ts';
import { minuteOfSlot, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type Closure, overlapsHours } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

/** Everything of a day, of one clinic or of all. */
export interface Day {
  appointments: readonly Appointment[];
  /** The slots of each clinic. */
  locations: readonly { id: ClinicId; slots: readonly Slot[] }[];
  closures: readonly Closure[];
}

export interface ClinicDayInput {
  clinicId: ClinicId;
  date: ClinicDate;
  now: Date;
  appointments: readonly Appointment[];
  /** The clinic's slots, from the availability. */
  slots: readonly Slot[];
  closures: readonly Closure[];
}

/** A slot of the day. `held` slots are taken without an appointment, because a booking is in progress. */
export type DayRow =
  | { kind: 'appointment'; time: string; appointment: Appointment; needsAnotherTime: boolean }
  | { kind: 'closed'; time: string; closure: Closure | undefined }
  | { kind: 'available' | 'passed' | 'held'; time: string };

function emptyRow(time: string, { date, now, slots, closures }: ClinicDayInput): DayRow {
  const closure = closures.find((one) => overlapsHours(time, one));
  if (closure) return { kind: 'closed', time, closure };
  if (slotStart(date, time) <= now) return { kind: 'passed', time };
  return { kind: slots.find((slot) => slot.time === time)?.isAvailable ? 'available' : 'held', time };
}

function appointmentRow(appointment: Appointment, input: ClinicDayInput): DayRow {
  const { clinicId, date, now, closures } = input;
  const { time, status } = appointment;
  const isUpcoming = status === 'confirmed' && slotStart(date, time) > now;
  const isClosed = !isClinicDay(date, clinicId) || closures.some((one) => overlapsHours(time, one));
  return { kind: 'appointment', time, appointment, needsAnotherTime: isUpcoming && isClosed };
}

interface ClinicDay {
  rows: DayRow[];
  cancelled: Appointment[];
}

const byTime = (a: { time: string }, b: { time: string }) => minuteOfSlot(a.time) - minuteOfSlot(b.time);

/** The slots of a clinic's day in order, booked or not, with canceled appointments listed separately. */
export function clinicDayRows(input: ClinicDayInput): ClinicDay {
  const cancelled = input.appointments.filter(({ status }) => status === 'cancelled');
  const active = input.appointments.filter(({ status }) => status !== 'cancelled');
  const bookedTimes = new Set(active.map(({ time }) => time));
  const rows = [
    ...active.map((appointment) => appointmentRow(appointment, input)),
    ...slotTimes(input.clinicId, input.date)
      .filter((time) => !bookedTimes.has(time))
      .map((time) => emptyRow(time, input)),
  ];
  return { rows: rows.sort(byTime), cancelled: cancelled.sort(byTime) };
}

/** The days of these clinics. */
export function clinicDays(day: Day, ids: readonly ClinicId[], date: ClinicDate, now: Date) {
  return ids.map((id) => {
    const appointments = day.appointments.filter(({ location }) => location.id === id);
    const slots = day.locations.find((one) => one.id === id)?.slots ?? [];
    const closures = day.closures.filter(({ locationId }) => locationId === id);
    return { id, ...clinicDayRows({ clinicId: id, date, now, appointments, slots, closures }) };
  });
}

export type ClinicDays = ReturnType<typeof clinicDays>;

type VisitRow = Extract<DayRow, { kind: 'appointment' }>;

/** The visits of several clinics in order: those still expected, and those of patients who came or didn't. */
export function visitsOf(days: ClinicDays): { expected: VisitRow[]; seen: VisitRow[] } {
  const visits = days.flatMap(({ rows }) => rows.filter((row) => row.kind === 'appointment')).sort(byTime);
  const isExpected = ({ appointment }: VisitRow) => appointment.status === 'confirmed';
  return { expected: visits.filter(isExpected), seen: visits.filter((visit) => !isExpected(visit)) };
}

/** The next visit of a patient who is still expected. */
export function nextVisit(rows: readonly DayRow[], now: Date): Appointment | undefined {
  return rows
    .flatMap((row) => (row.kind === 'appointment' ? [row.appointment] : []))
    .find(({ status, startsAt }) => status === 'confirmed' && new Date(startsAt) > now);
}

/** The number of rows of each kind. */
export function countRows(rows: readonly DayRow[]): Record<DayRow['kind'], number> {
  const counts = { appointment: 0, available: 0, closed: 0, passed: 0, held: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
