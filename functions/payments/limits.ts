import { secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';

/** Payments that a network address may begin in an hour. */
export const intents = {
  name: 'intent',
  windowMs: hourMs,
  limit: envNumber('LIMIT_INTENTS_PER_HOUR'),
};

/** Cards that may fail in a day before a network address cannot begin more payments. */
export const failedCards = {
  name: 'failed-card',
  windowMs: dayMs,
  limit: envNumber('LIMIT_FAILED_CARDS'),
};

export function tooManyPayments(reached: readonly string[]): Problem {
  const { windowMs } = reached.includes('cards') ? failedCards : intents;
  const detail = `There were many attempts to pay from here. Please call us at ${brand.phone}, or try again later.`;
  return new Problem('too-many', detail, { retryAfterSeconds: secondsToNextWindow(windowMs) });
}
