import {
  countFailedCards,
  failedCardsOf,
  maxFailedCardsOfPayment,
} from '#functions/payments/failed-cards.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { freePlace } from '#functions/payments/unfinished.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countFailedCharges, type Intent } from '#functions/stripe/intents.ts';

/** The cards that failed on a payment. */
export type Failures = Pick<PaymentItem, 'failedCharges' | 'unchargedCards'>;

/** The card that failed without a charge, at 3-D Secure, if that is the intent's last error. */
function unchargedCardOf({ last_payment_error: error }: Intent): string | undefined {
  return error && !error.charge ? error.payment_method?.id : undefined;
}

/**
 * The cards that failed on an intent so far, counted at Stripe: events may be lost, and a card that was accepted hides
 * those that were tried before it. Asks only where there may be news.
 */
export async function readFailures(item: PaymentItem, intent: Intent): Promise<Failures> {
  const { failedCharges, unchargedCards = [] } = item;
  const failed = item.pending && intent.latest_charge ? await countFailedCharges(intent.id) : failedCharges;
  const uncharged = unchargedCardOf(intent);
  const isNew = uncharged !== undefined && !unchargedCards.includes(uncharged);
  const cards = isNew ? [...unchargedCards, uncharged].slice(0, maxFailedCardsOfPayment) : unchargedCards;
  return { ...(failed && { failedCharges: failed }), ...(cards.length > 0 && { unchargedCards: cards }) };
}

/**
 * The steps for the limits of a payment's client: counts the cards that failed since the payment was read, and frees
 * its place once it has ended.
 */
export function clientSteps(
  from: PaymentItem | undefined,
  to: PaymentItem,
): TransactSteps<'failedCards' | 'place'> {
  const { clientKey, reference } = to;
  if (!clientKey || !reference) return {};
  const failed = failedCardsOf(to) - (from ? failedCardsOf(from) : 0);
  const hasEnded = !to.pending && (!from || from.pending !== undefined);
  return {
    failedCards: failed > 0 ? countFailedCards(clientKey, failed) : undefined,
    place: hasEnded ? freePlace(clientKey, reference) : undefined,
  };
}
