import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { refusals } from './refusals.ts';

/** How often someone may reschedule or correct an email address in a day: both change a booking and send mail. */
export const moves = { name: 'moves', limit: envNumber('LIMIT_MOVES_PER_DAY') };

const movesOfBooking = envNumber('LIMIT_MOVES_OF_BOOKING');

/** When an appointment was rescheduled in the last day, with one more time (instants). Throws `too-many` at the limit. */
export function oneMoreMove(movedAt: readonly string[] = []): string[] {
  const recent = movedAt.filter((at) => Date.parse(at) > Date.now() - dayMs);
  const [first = ''] = recent;
  if (movesOfBooking > 0 && recent.length >= movesOfBooking) {
    const retryAfterSeconds = Math.ceil((Date.parse(first) + dayMs - Date.now()) / 1000);
    throw new Problem('too-many', refusals.visitMoved, { retryAfterSeconds });
  }
  return [...recent, new Date().toISOString()];
}
