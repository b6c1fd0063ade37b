import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import {
  countUnconditionally,
  isWindowFull,
  windowNotFull,
} from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

/** Cancel a payment's intent after this many: a patient rarely has more cards, and a tester of stolen ones does. */
export const maxFailedCardsOfPayment = 5;

/** Cards that may fail in a day, on all payments of a client, before it can neither pay nor begin to. */
export const failedCardsOfDay = {
  name: 'failed-card',
  windowMs: dayMs,
  limit: envNumber('LIMIT_FAILED_CARDS'),
};

/** How many cards have failed on a payment, as far as we have read it from Stripe. */
export function failedCardsOf({ failedCharges = 0, unchargedCards = [] }: PaymentItem): number {
  return failedCharges + unchargedCards.length;
}

/** The step that counts failed cards against the client that began the payment. */
export function countFailedCards(clientKey: string, count: number): TransactItem {
  return countUnconditionally(failedCardsOfDay, clientKey, count);
}

/** The step that fails once too many cards of a client have failed. */
export function fewFailedCards(clientKey: string): TransactItem {
  return windowNotFull(failedCardsOfDay, clientKey);
}

export function hasTooManyFailedCards(clientKey: string): Promise<boolean> {
  return isWindowFull(failedCardsOfDay, clientKey);
}
