import type { Opening } from '#shared/availability/routes.ts';
import { closedReason, isClinicDay, nextClinicDay } from '#shared/clinics/clinic-days.ts';
import type { ClinicId } from '#shared/clinics/clinics.ts';
import { type ClinicDate, clinicDateAt, formatClinicTime } from '#shared/time/clinic-time.ts';
import { dayName } from '#shared/time/day-name.ts';
import { type OpenState, openSpans, openStateAt } from './open-spans.ts';

/** A screen's text about whether a clinic is open. */
export interface OpeningStatus {
  open: boolean;
  /** `Open now · closes 5:00 PM`, `Opens Monday 8:00 AM`. */
  text: string;
}

const timeOf = (instant: Date) => formatClinicTime(instant, { zone: false });

/** The state by weekdays, holidays and closed days alone, for a clinic that doesn't open before the day `from`. */
function stateByCalendar(id: ClinicId, from: ClinicDate, now: Date): OpenState {
  const first = isClinicDay(from, id) ? from : nextClinicDay(from, id);
  const days = [first, nextClinicDay(first, id)];
  return openStateAt(
    days.flatMap((date) => openSpans(id, date)),
    now,
  );
}

/**
 * Whether a clinic is open now, by a reply of `GET /api/openings` that may be old. The reply decides until the change
 * that it announces. From then on, the calendar decides, until there is a new reply.
 */
function stateNow({ id, ...reply }: Opening, now: Date): OpenState {
  const changesAt = reply.open ? reply.closesAt : reply.opensAt;
  if (!changesAt || now < new Date(changesAt)) return reply;
  const today = clinicDateAt(now);
  // A clinic that has closed today doesn't open again today. Staff may have closed it early, which the calendar
  // doesn't know.
  const hasClosedToday = reply.open && clinicDateAt(new Date(changesAt)) === today;
  return stateByCalendar(id, hasClosedToday ? nextClinicDay(today, id) : today, now);
}

/** `Monday 8:00 AM`, `Monday, December 7, 8:00 AM`. */
function whenOpening(opensAt: Date, today: ClinicDate): string {
  const day = dayName(clinicDateAt(opensAt), today);
  return `${day}${day.includes(',') ? ',' : ''} ${timeOf(opensAt)}`;
}

/**
 * A clinic's status, from a reply of `GET /api/openings` and the server's current time. The reply may be old:
 * a page left open after closing time says when the clinic opens.
 */
export function openingStatus(opening: Opening, now: Date): OpeningStatus {
  const { open, opensAt, closesAt } = stateNow(opening, now);
  if (open) return { open, text: closesAt ? `Open now · closes ${timeOf(new Date(closesAt))}` : 'Open now' };

  const today = clinicDateAt(now);
  const reason = closedReason(today, opening.id);
  const when = opensAt && whenOpening(new Date(opensAt), today);
  if (reason) return { open, text: `Closed today for ${reason}${when ? ` · opens ${when}` : ''}` };
  return { open, text: when ? `Opens ${when}` : 'Closed until further notice' };
}
