import { changePayment } from '#functions/payments/change.ts';
import { failedCards } from '#functions/payments/limits.ts';
import { now } from '#functions/platform/clock.ts';
import { countUnconditionally } from '#functions/platform/dynamo/window-limits.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { settlePayment } from './settle-payment.ts';

/** Cancel the intent after this many: anyone who tests stolen cards has to begin a new payment, and those are limited. */
const maxFailedCards = 5;

/** Counts a failed card once per event, against its payment and the network address that began the payment. */
export async function countFailedCard(paymentId: string, eventId: string): Promise<void> {
  const { failedCardEvents = [] } = await changePayment(
    paymentId,
    (item) => {
      const counted = item.failedCardEvents ?? [];
      if (counted.length >= maxFailedCards || counted.includes(eventId)) return { to: item };
      return {
        to: { ...item, failedCardEvents: [...counted, eventId] },
        steps: item.clientKey ? { card: countUnconditionally(failedCards, item.clientKey) } : {},
      };
    },
    now(),
  );
  if (failedCardEvents.length < maxFailedCards) return;
  await cancelIntent(paymentId);
  await settlePayment(paymentId);
}
