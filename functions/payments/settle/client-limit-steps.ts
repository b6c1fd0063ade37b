import { countFailedCards, failedCardsOf } from '#functions/payments/failed-cards.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { freePlace } from '#functions/payments/unfinished-payments.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';

/**
 * The steps that keep the limits of a payment's client: they count the cards that have failed since the payment was
 * read, and free its place once it has ended.
 */
export function clientLimitSteps(
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
