import { maxFailedCardsOfPayment } from '#functions/payments/failed-cards.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { failedChargeCount, type Intent } from '#functions/stripe/intents.ts';

/** The failed cards of a payment, as its record holds them. */
export type Failures = Pick<PaymentItem, 'failedCharges' | 'unchargedCards'>;

/** The card that failed without a charge, at 3-D Secure, if that is the intent's last error. */
function unchargedCardOf({ last_payment_error: error }: Intent): string | undefined {
  return error && !error.charge ? error.payment_method?.id : undefined;
}

/**
 * The cards that have failed on an intent, read from Stripe's charges: events may be lost, and an accepted card hides
 * those that were tried before it. Asks Stripe only where there may be news.
 */
export async function readFailures(item: PaymentItem, intent: Intent): Promise<Failures> {
  const { failedCharges, unchargedCards = [] } = item;
  const failed = item.pending && intent.latest_charge ? await failedChargeCount(intent.id) : failedCharges;
  const uncharged = unchargedCardOf(intent);
  const isNew = uncharged !== undefined && !unchargedCards.includes(uncharged);
  const cards = isNew ? [...unchargedCards, uncharged].slice(0, maxFailedCardsOfPayment) : unchargedCards;
  return { ...(failed && { failedCharges: failed }), ...(cards.length > 0 && { unchargedCards: cards }) };
}
