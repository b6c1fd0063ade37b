import { secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';

/** How many payments may be begun from one network address in an hour. */
export const intents = {
  what: 'intent',
  lengthMs: hourMs,
  limit: envNumber('LIMIT_INTENTS_PER_HOUR'),
};

/** How many cards may fail from one network address in a day before no more payments begin there. */
export const failedCards = {
  what: 'failed-card',
  lengthMs: dayMs,
  limit: envNumber('LIMIT_FAILED_CARDS'),
};

/** So many payments, or failed cards, that the next has to wait. */
export function tooManyPayments(reached: readonly string[]): Problem {
  const { lengthMs } = reached.includes('cards') ? failedCards : intents;
  const detail = `There were many attempts to pay from here. Please call us at ${brand.phone}, or try again later.`;
  return new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(lengthMs) });
}
