import { closesAtMinute, opensAtMinute } from '#shared/appointments/slots.ts';
import { closedReason, isWeekend } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import {
  addDays,
  type ClinicDate,
  clinicInstant,
  formatClinicTime,
  formatLongDate,
} from '#shared/time/clinic-time.ts';
import { openSpans } from './open-spans.ts';

export interface DayHours {
  date: ClinicDate;
  /** `8:00 AM – 5:00 PM`; undefined when the clinic is closed all day. */
  hours?: string;
  /** Why the clinic is closed on a weekday. Completes "closed for …". */
  closedReason?: string;
}

const daysInWeek = 7;

/** The usual hours of a weekday. */
export interface UsualHours {
  /** `Monday` */
  weekday: string;
  /** `8:00 AM – 5:00 PM`; undefined when the clinics are closed all day. */
  hours?: string;
}

/** Any Monday: its year doesn't matter. */
const someMonday = '2026-11-23';

function hoursBetween(from: Date, to: Date): string {
  return [from, to].map((instant) => formatClinicTime(instant, { zone: false })).join(' – ');
}

/** The hours that all clinics have in a week without holidays, Monday first. */
export const usualWeek: readonly UsualHours[] = Array.from({ length: daysInWeek }, (_, day): UsualHours => {
  const date = addDays(someMonday, day);
  const [weekday = ''] = formatLongDate(date).split(',');
  if (isWeekend(date)) return { weekday };
  return {
    weekday,
    hours: hoursBetween(clinicInstant(date, opensAtMinute), clinicInstant(date, closesAtMinute)),
  };
});

/** A clinic's hours on seven days, the first of which is `from`, by the calendar. Ignores closures by staff. */
export function weekHours(id: ClinicId, from: ClinicDate): DayHours[] {
  return Array.from({ length: daysInWeek }, (_, day): DayHours => {
    const date = addDays(from, day);
    const [span] = openSpans(id, date);
    if (span) return { date, hours: hoursBetween(span.from, span.to) };
    const reason = closedReason(date, id);
    return { date, ...(reason && { closedReason: reason }) };
  });
}
