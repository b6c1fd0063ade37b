import type { Count } from '#functions/platform/dynamo/tally.ts';
import { envNumber } from '#functions/platform/env.ts';
import { dayMs } from '#shared/time/durations.ts';

/** How often someone may reschedule or correct an email address in a day: both change a booking and send mail. */
export const moves = { name: 'moves', limit: envNumber('LIMIT_MOVES_PER_DAY') };

const limit = envNumber('LIMIT_MOVES_OF_BOOKING');

/** The count of an appointment's moves, by anyone. */
export function moveOf(confirmationNumber: string): Count {
  return { key: `moved#${confirmationNumber}`, limit, lastsMs: dayMs };
}
