import { now } from '#functions/platform/clock.ts';
import { StripeRefusal, StripeServerError } from '#functions/stripe/errors.ts';
import { refundIntent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { changePayment } from './change.ts';
import type { ClaimedPayment } from './claim-refund.ts';
import type { PaymentItem, RefundClaim } from './record.ts';
import { settlePayment } from './settle-payment.ts';

/** Writes down that Stripe has said no to a claimed refund, unless another is claimed by now. */
async function noteRefusal(
  id: string,
  { occasion }: RefundClaim,
  error: StripeRefusal | StripeServerError,
): Promise<void> {
  const revise = (item: PaymentItem) => {
    const { refundClaim: claim, ...rest } = item;
    if (claim?.occasion !== occasion) return { to: item };
    // Nothing is under way any more, so nobody has to wait.
    if (error instanceof StripeRefusal) return { to: rest };
    // Stripe would break down over the same request again, so the next is another to it.
    return { to: { ...item, refundClaim: { ...claim, occasion: item.version + 1 } } };
  };
  await changePayment(id, revise, now());
}

/** After a failure: the payment, if the refund has happened all the same. */
async function refundedAllTheSame(
  id: string,
  claim: RefundClaim,
  error: unknown,
): Promise<PaymentItem | undefined> {
  const after = await settlePayment(id);
  if (after && after.refundedCents >= claim.reachesCents) return after;
  if (error instanceof StripeRefusal || error instanceof StripeServerError) {
    await noteRefusal(id, claim, error);
  }
  return undefined;
}

/**
 * Gives back what was claimed. The same claim again is the same refund: a double click or a retry after a lost answer
 * gives nothing back twice.
 */
export async function refundPayment(item: ClaimedPayment): Promise<PaymentItem> {
  const { id, refundClaim: claim } = item;
  try {
    await refundIntent(id, claim.cents, `${claim.occasion} ${claim.cents}`);
  } catch (error) {
    const after = await refundedAllTheSame(id, claim, error);
    if (after) return after;
    if (!(error instanceof StripeRefusal)) throw error;
    throw new Problem('conflict', 'Stripe refused this refund. Please look at the payment again.');
  }
  return (await settlePayment(id)) ?? item;
}
