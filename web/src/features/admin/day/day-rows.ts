import type { Appointment } from '#shared/appointments/appointment.ts';
import { minuteOfSlot, slotStart, slotTimes } from '#shared/appointments/slots.ts';
import type { Slot } from '#shared/availability/routes.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type Closure, isWithin } from '#shared/closures/closure.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export interface ClinicDay {
  clinicId: ClinicId;
  date: ClinicDate;
  now: Date;
  visits: readonly Appointment[];
  /** The clinic's slots as the availability has them. */
  slots: readonly Slot[];
  closures: readonly Closure[];
}

/** A time of the day and what it holds. */
export type DayRow =
  | { kind: 'visit'; time: string; visit: Appointment; closure: Closure | undefined }
  | { kind: 'closed'; time: string; closure: Closure | undefined }
  /** `held`: nobody's by this list, and yet not to be had: somebody is booking it right now. */
  | { kind: 'free' | 'passed' | 'held'; time: string };

function emptyRow(time: string, { date, now, slots, closures }: ClinicDay): DayRow {
  const closure = closures.find((one) => isWithin(time, one));
  if (closure) return { kind: 'closed', time, closure };
  if (slotStart(date, time) <= now) return { kind: 'passed', time };
  return { kind: slots.find((slot) => slot.time === time)?.isAvailable ? 'free' : 'held', time };
}

/** The times of a clinic's day in their order, with visits and without; cancelled visits apart. */
export function clinicDayRows(day: ClinicDay): { rows: DayRow[]; cancelled: Appointment[] } {
  const standing = day.visits.filter(({ status }) => status !== 'cancelled');
  const taken = new Set(standing.map(({ time }) => time));
  const rows = [
    ...standing.map((visit): DayRow => {
      // Who has been here is no longer in a closure's way.
      const inTheWay = visit.status === 'confirmed' && slotStart(day.date, visit.time) > day.now;
      const closure = inTheWay ? day.closures.find((one) => isWithin(visit.time, one)) : undefined;
      return { kind: 'visit', time: visit.time, visit, closure };
    }),
    ...slotTimes(day.clinicId, day.date)
      .filter((time) => !taken.has(time))
      .map((time) => emptyRow(time, day)),
  ];
  const byTime = (a: { time: string }, b: { time: string }) => minuteOfSlot(a.time) - minuteOfSlot(b.time);
  return {
    rows: rows.sort(byTime),
    cancelled: day.visits.filter(({ status }) => status === 'cancelled').sort(byTime),
  };
}

/** How many rows there are of each kind. */
export function countRows(rows: readonly DayRow[]): Record<DayRow['kind'], number> {
  const counts = { visit: 0, free: 0, closed: 0, passed: 0, held: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return counts;
}
