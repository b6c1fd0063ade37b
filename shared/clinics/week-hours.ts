import { addDays, type ClinicDate, formatClinicTime } from '#shared/time/clinic-time.ts';
import { closedReason } from './clinic-days.ts';
import type { ClinicId } from './clinics.ts';
import { openSpans } from './open-spans.ts';

export interface DayHours {
  date: ClinicDate;
  /** `8:00 AM – 5:00 PM`; undefined when the clinic is closed all day. */
  hours?: string;
  /** Why it's closed on a weekday. Completes "closed for …". */
  closedReason?: string;
}

const daysInWeek = 7;

/** A clinic's hours on the seven days from this one on, by the calendar: closures by staff don't count. */
export function weekHours(id: ClinicId, from: ClinicDate): DayHours[] {
  const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });
  return Array.from({ length: daysInWeek }, (_, day): DayHours => {
    const date = addDays(from, day);
    const [span] = openSpans(id, date);
    if (span) return { date, hours: `${timeOf(span.from)} – ${timeOf(span.to)}` };
    const reason = closedReason(date, id);
    return { date, ...(reason && { closedReason: reason }) };
  });
}
