import { invalid } from '#shared/api/problem.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { lastWeek, maxFigureDays } from '#shared/figures/figures.ts';
import { addDays, type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

/** How far back figures go: far enough to compare a week with the same week of last year. */
const daysBack = 400;

/** The days to count: the first and the last day, and their first and last instants. */
export interface FigureDays {
  from: ClinicDate;
  to: ClinicDate;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The days that a request names; without dates, the last whole week. Throws `invalid` when they end before they begin,
 * are more than `maxFigureDays`, or lie too far back or ahead.
 */
export function figureDays(
  query: { from?: string | undefined; to?: string | undefined },
  now: Date,
): FigureDays {
  const today = clinicDateAt(now);
  const week = lastWeek(today);
  const { from = query.to ? addDays(query.to, -6) : week.from } = query;
  const { to = query.from ? addDays(from, 6) : week.to } = query;
  if (from < addDays(today, -daysBack)) throw invalid('from', `Choose a day in the last ${daysBack} days`);
  if (to > lastBookableDate(now)) throw invalid('to', 'Choose a day within the next year');
  if (from > to) throw invalid('to', 'Choose an end date on or after the start date');
  if (to >= addDays(from, maxFigureDays)) throw invalid('to', `Choose ${maxFigureDays} days or fewer`);
  const endsAt = new Date(clinicInstant(addDays(to, 1), 0).getTime() - 1);
  return { from, to, startsAt: clinicInstant(from, 0), endsAt };
}
