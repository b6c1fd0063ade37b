import type { Opening } from '#shared/availability/routes.ts';
import {
  addDays,
  type ClinicDate,
  clinicDateAt,
  formatClinicTime,
  formatLongDate,
} from '#shared/time/clinic-time.ts';
import { closedReason, isClinicDay, nextClinicDay } from './clinic-days.ts';
import type { ClinicId } from './clinics.ts';
import { type OpenState, openSpans, openStateAt } from './open-spans.ts';

/** What a screen says about a clinic's hours at a moment. */
export interface OpeningStatus {
  open: boolean;
  /** `Open now · closes 5:00 PM`, `Opens Monday 8:00 AM`. */
  text: string;
}

/** `today`, `tomorrow`, `Monday`, or the whole date once the name of the weekday is ambiguous. */
export function dayName(date: ClinicDate, today: ClinicDate): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const spoken = formatLongDate(date);
  return date < addDays(today, 7) ? spoken.slice(0, spoken.indexOf(',')) : `${spoken},`;
}

function stateByCalendar(id: ClinicId, from: ClinicDate, now: Date): OpenState {
  const first = isClinicDay(from, id) ? from : nextClinicDay(from, id);
  const days = [first, nextClinicDay(first, id)];
  return openStateAt(
    days.flatMap((date) => openSpans(id, date)),
    now,
  );
}

/**
 * Whether the clinic of a reply is open now, which may be later than the reply. What came after the change that the reply
 * names is taken from the calendar, until the next reply.
 */
function stateNow({ id, ...reply }: Opening, now: Date): OpenState {
  const changesAt = reply.open ? reply.closesAt : reply.opensAt;
  if (!changesAt || now < new Date(changesAt)) return reply;
  const today = clinicDateAt(now);
  // Staff may have closed for the rest of the day, so a clinic that has closed doesn't open again on the same day.
  const hasClosedToday = reply.open && clinicDateAt(new Date(changesAt)) === today;
  return stateByCalendar(id, hasClosedToday ? nextClinicDay(today, id) : today, now);
}

/**
 * The status of a clinic, from a reply of `GET /api/openings` and the server's clock, which may have ticked on since:
 * a page left open after closing time says when the clinic opens.
 */
export function openingStatus(opening: Opening, now: Date): OpeningStatus {
  const { open, opensAt, closesAt } = stateNow(opening, now);
  const timeOf = (instant: string) => formatClinicTime(new Date(instant), { zone: false });
  if (open) return { open, text: closesAt ? `Open now · closes ${timeOf(closesAt)}` : 'Open now' };

  const today = clinicDateAt(now);
  const reason = closedReason(today, opening.id);
  const opens = opensAt && `pens ${dayName(clinicDateAt(new Date(opensAt)), today)} ${timeOf(opensAt)}`;
  if (reason) return { open, text: `Closed today for ${reason}${opens ? ` · o${opens}` : ''}` };
  return { open, text: opens ? `O${opens}` : 'Closed until further notice' };
}
