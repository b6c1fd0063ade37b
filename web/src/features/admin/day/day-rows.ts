import type { Appointment } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { minuteOfSlot, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import { isClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type Closure, overlapsHours } from '#shared/closures/closure.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';

/** The server's records for the shown dates, of one clinic or of all clinics. */
export interface DayRecords {
  appointments: readonly Appointment[];
  /** The slots of each clinic on one day. */
  locations: readonly { id: ClinicId; slots: readonly Slot[] }[];
  closures: readonly Closure[];
}

/** A slot of a clinic's schedule. `held` slots are taken without an appointment, because a booking is in progress. */
export type DayRow = { time: string } & (
  | { kind: 'appointment'; appointment: Appointment; isLate: boolean; needsAnotherTime: boolean }
  | { kind: 'closed'; closure: Closure }
  | { kind: 'available' | 'passed' | 'held' }
);

/** A patient who is still expected this long after the visit's start is shown as late. */
const lateAfterMs = 10 * 60_000;

const byTime = (a: { time: string }, b: { time: string }) => minuteOfSlot(a.time) - minuteOfSlot(b.time);

/** A clinic's slots on a date in order, booked or not, with canceled appointments listed separately. */
function clinicSchedule(day: DayRecords, id: ClinicId, date: ClinicDate, now: Date) {
  const { appointments, locations, closures } = day;
  const visits = appointments.filter((one) => one.location.id === id && one.date === date).sort(byTime);
  const active = visits.filter(({ status }) => status !== 'cancelled');
  const slots = locations.find((one) => one.id === id)?.slots ?? [];
  const own = closures.filter((one) => one.locationId === id && one.date === date);
  const closureAt = (time: string) => own.find((one) => overlapsHours(time, one));

  function visitRow(appointment: Appointment): DayRow {
    const { time, status } = appointment;
    const isExpected = status === 'confirmed';
    const lateByMs = now.getTime() - slotStart(date, time).getTime();
    const isLate = isExpected && date === clinicDateAt(now) && lateByMs > lateAfterMs;
    const isClosed = !isClinicDay(date, id) || closureAt(time) !== undefined;
    const needsAnotherTime = isExpected && lateByMs < 0 && isClosed;
    return { kind: 'appointment', time, appointment, isLate, needsAnotherTime };
  }

  function emptyRow(time: string): DayRow {
    const closure = closureAt(time);
    if (closure) return { kind: 'closed', time, closure };
    if (slotStart(date, time) <= now) return { kind: 'passed', time };
    return { kind: slots.find((slot) => slot.time === time)?.isAvailable ? 'available' : 'held', time };
  }

  const empty = slotTimes(id, date).filter((time) => !active.some((one) => one.time === time));
  const rows = [...active.map(visitRow), ...empty.map(emptyRow)].sort(byTime);
  /** The closure of the clinic for the whole day, if there is one. */
  const closure = own.find(({ from, to }) => !from && !to);
  return { id, date, rows, closure, canceled: visits.filter(({ status }) => status === 'cancelled') };
}

/** The schedules of these clinics on a date. */
export function clinicSchedules(day: DayRecords, ids: readonly ClinicId[], date: ClinicDate, now: Date) {
  return ids.map((id) => clinicSchedule(day, id, date, now));
}

export type ClinicSchedule = ReturnType<typeof clinicSchedule>;

/** The times that can still be booked, in order. */
export function openSlots(days: readonly ClinicSchedule[]): AppointmentSlot[] {
  const slots = days.flatMap(({ id, date, rows }) =>
    rows.flatMap(({ kind, time }) => (kind === 'available' ? [{ locationId: id, date, time }] : [])),
  );
  return slots.sort(byTime);
}

/** The clinics' visits in three lists, each in order of time. `seen` has arrived, completed and missed visits. */
export function visitsOf(days: readonly ClinicSchedule[]) {
  const visits = days.flatMap(({ rows }) => rows.filter((row) => row.kind === 'appointment')).sort(byTime);
  const canceled = days.flatMap((day) => day.canceled).sort(byTime);
  return {
    expected: visits.filter(({ appointment }) => appointment.status === 'confirmed'),
    seen: visits.filter(({ appointment }) => appointment.status !== 'confirmed'),
    canceled: canceled.map((appointment) => ({ appointment, showsClinic: days.length > 1 })),
  };
}

/** The number of rows of each kind, of patients who have arrived, and of visits that need another time. */
export function countRows(rows: readonly DayRow[]) {
  const counts = { appointment: 0, arrived: 0, toMove: 0, available: 0, closed: 0, passed: 0, held: 0 };
  for (const row of rows) {
    counts[row.kind] += 1;
    if (row.kind !== 'appointment') continue;
    if (row.appointment.status === 'arrived') counts.arrived += 1;
    if (row.needsAnotherTime) counts.toMove += 1;
  }
  return counts;
}

/** `5 visits, 1 open, 2 closed`. Leaves out counts of zero, except for visits. */
export function summaryOf({ rows, closure }: Pick<ClinicSchedule, 'rows' | 'closure'>): string {
  const { appointment, available, closed, passed, held } = countRows(rows);
  const parts = [
    appointment === 1 ? '1 visit' : `${appointment || 'No'} visits`,
    available > 0 && `${available} open`,
    closure ? 'closed' : closed > 0 && `${closed} closed`,
    held > 0 && `${held} being booked`,
    passed > 0 && `${passed} not booked`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const kindTexts = { available: 'Open', closed: 'Closed', passed: 'Not booked', held: 'Being booked' };
