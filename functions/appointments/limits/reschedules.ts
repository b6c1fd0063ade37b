import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { dayMs } from '#shared/time/durations.ts';

/**
 * How often someone may reschedule or correct an email address in a day. One limit covers both: each changes a booking
 * and sends mail.
 */
export const reschedules = { name: 'reschedules', limit: envNumber('LIMIT_RESCHEDULES_PER_DAY') };

const limit = envNumber('LIMIT_RESCHEDULES_OF_BOOKING');

/** The count of an appointment’s reschedules, by anyone. */
export function rescheduleOf(confirmationNumber: string): Count {
  return { key: `rescheduled#${confirmationNumber}`, limit, lastsMs: dayMs };
}
