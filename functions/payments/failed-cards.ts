import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import {
  countUnconditionally,
  isWindowFull,
  windowNotFull,
} from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { dayMs } from '#shared/time/durations.ts';
import type { PaymentItem } from './record.ts';

/** After this many, a payment's intent is canceled: few patients have more cards, but someone who tests stolen ones does. */
export const maxFailedCardsOfPayment = 5;

/** Cards that may fail in a day, on all payments of a client, before these end and it can begin no other. */
export const failedCardsOfDay = {
  name: 'failed-card',
  windowMs: dayMs,
  limit: envNumber('LIMIT_FAILED_CARDS'),
};

/** How many cards had failed on a payment when we last read it from Stripe. */
export function failedCardsOf({ failedCharges = 0, unchargedCards = [] }: PaymentItem): number {
  return failedCharges + unchargedCards.length;
}

/** The step that counts failed cards against the client that began the payment. */
export function countFailedCards(clientKey: string, count: number): TransactItem {
  return countUnconditionally(failedCardsOfDay, clientKey, count);
}

/** The step that fails once a client has reached its failed cards of the day. */
export function failedCardsBelowLimit(clientKey: string): TransactItem {
  return windowNotFull(failedCardsOfDay, clientKey);
}

export function isAtFailedCardLimit(clientKey: string): Promise<boolean> {
  return isWindowFull(failedCardsOfDay, clientKey);
}
