import { now } from '#functions/platform/clock.ts';
import { countAnyway } from '#functions/platform/dynamo/window-limits.ts';
import { cancelIntent } from '#functions/stripe/intents.ts';
import { changePayment } from './change.ts';
import { failedCards } from './limits.ts';
import { settlePayment } from './settle-payment.ts';

/** After so many an intent is cancelled: whoever tries cards out must begin again, and meets the limits. */
const mostFailedCards = 5;

/** Counts a card that failed, once for an event, against its payment and the address it was begun from. */
export async function countFailedCard(paymentId: string, eventId: string): Promise<void> {
  const { failedEvents = [] } = await changePayment(
    paymentId,
    (item) => {
      const known = item.failedEvents ?? [];
      if (known.length >= mostFailedCards || known.includes(eventId)) return { to: item };
      return {
        to: { ...item, failedEvents: [...known, eventId] },
        steps: item.addressKey ? { card: countAnyway(failedCards, item.addressKey) } : {},
      };
    },
    now(),
  );
  if (failedEvents.length < mostFailedCards) return;
  await cancelIntent(paymentId);
  await settlePayment(paymentId);
}
