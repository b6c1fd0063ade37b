import { failedCardsBelowLimit, failedCardsOfDay } from '#functions/payments/failed-cards.ts';
import { takePlace } from '#functions/payments/unfinished-payments.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countInWindow, secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';

/** Payments that a client may begin in an hour. */
const intents = { name: 'intent', windowMs: hourMs, limit: envNumber('LIMIT_INTENTS_PER_HOUR') };

/** Payments that a client may have begun and not finished. */
const maxUnfinished = envNumber('LIMIT_UNFINISHED_INTENTS');

/** How often a payment may be begun again. Each time, Stripe is asked for its client secret. */
export const repeats = { name: 'intent-repeat', windowMs: minuteMs, limit: 30 };

type BeginLimit = 'intents' | 'cards' | 'place';

/** The steps that count a new payment of a client. None for a clinic's own network. */
export function beginLimits({ key, isSpared }: Client, reference: string): TransactSteps<BeginLimit> {
  if (isSpared) return {};
  return {
    intents: countInWindow(intents, key),
    cards: failedCardsBelowLimit(key),
    place: takePlace(key, reference, maxUnfinished),
  };
}

/** For a payment that these limits refused. */
export function tooManyPayments(reached: readonly BeginLimit[]): Problem {
  if (reached.includes('cards')) {
    return new Problem(
      'too-many',
      `We can’t take any more card payments from your network today. Please call us at ${brand.phone}, and we’ll help you pay another way.`,
      { retryAfterSeconds: secondsToNextWindow(failedCardsOfDay.windowMs) },
    );
  }
  if (reached.includes('place')) {
    return new Problem(
      'too-many',
      `Some payments started on your network aren’t finished yet. Please finish one of them, try again in an hour, or call us at ${brand.phone}.`,
      { retryAfterSeconds: hourMs / 1000 },
    );
  }
  return new Problem(
    'too-many',
    `There have been too many payment attempts from your network. Please call us at ${brand.phone}, or try again later.`,
    { retryAfterSeconds: secondsToNextWindow(intents.windowMs) },
  );
}

export function tooManyRepeats(): Problem {
  return new Problem('too-many', 'Please wait a minute, then try your payment again.', {
    retryAfterSeconds: secondsToNextWindow(repeats.windowMs),
  });
}
