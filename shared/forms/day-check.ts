import type * as z from 'zod/mini';
import type { ClinicDate } from '#shared/time/clinic-time.ts';

export const notADateMessage = 'Enter the date as month, day and year';

/**
 * A rule about a day as a zod check, for forms in the browser: the shared schemas don't know today's date.
 * Ignores an empty text, which the schema checks.
 * @param messageOf why the day is refused; undefined when it isn't
 */
export function dayCheck(
  messageOf: (date: ClinicDate, today: ClinicDate) => string | undefined,
  today: () => ClinicDate,
) {
  return ({ value, issues }: z.core.ParsePayload<string>): void => {
    const message = value && messageOf(value, today());
    if (message) issues.push({ code: 'custom', input: value, message });
  };
}
