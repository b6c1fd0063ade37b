import { Problem } from '#shared/api/problem.ts';
import { preferredDateMessage } from '#shared/contact/preferred-date.ts';
import { type ClinicDate, clinicDateAt } from '#shared/time/clinic-time.ts';

/** Throws a Problem when the preferred day is in the past or too far ahead. */
export function checkPreferredDate(date: ClinicDate, now: Date): void {
  const message = preferredDateMessage(date, clinicDateAt(now));
  if (message) throw new Problem('invalid', message, { fields: { date: message } });
}
