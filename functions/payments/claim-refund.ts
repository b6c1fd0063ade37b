import { auditItem } from '#functions/platform/audit.ts';
import { now } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';
import { dollarText } from '#shared/payments/money.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { changePayment } from './change.ts';
import type { PaymentItem, RefundClaim } from './record.ts';
import { checkPaymentVersion } from './store.ts';

/** How long a refund of which nothing was heard may still happen: no request to Stripe is under way for longer. */
const outcomeWithinMs = minuteMs;

/** The cents that a refund is to give back: so many, or all that is left. Refuses what cannot be. */
function centsToRefund(item: PaymentItem, askedCents: number | undefined): number {
  const leftCents = item.amountCents - item.refundedCents;
  if (!item.paidAt) throw new Problem('conflict', 'Nothing was charged for this payment.');
  if (leftCents === 0) throw new Problem('conflict', 'This payment is refunded in full already.');
  const cents = askedCents ?? leftCents;
  if (cents > leftCents) {
    const message = `Only ${dollarText(leftCents)} is left to refund`;
    throw new Problem('invalid', `${message}.`, { fields: { amount: message } });
  }
  return cents;
}

/** Whether a refund may still come: whoever looks now sees money that may be on its way already. */
function mayCome({ askedAt }: RefundClaim, at: Date): boolean {
  return at.getTime() < Date.parse(askedAt) + outcomeWithinMs;
}

function refundUnderWay(): Problem {
  return new Problem(
    'conflict',
    'Another refund of this payment is under way. Please look again in a minute.',
  );
}

/** What an admin asks for. Without a version, nobody knows what they saw. */
export interface RefundRequest {
  amount?: number | undefined;
  version?: number | undefined;
  reason: string;
}

/** A payment with a refund under way. */
export type ClaimedPayment = PaymentItem & { refundClaim: RefundClaim };

/**
 * Lets one refund at a time begin from a version, with its audit line: of two managers who saw the same, one moves
 * money and the other is told to wait, as is whoever looks in between. The same again by the same manager is the same
 * refund.
 */
export async function claimRefund(
  id: string,
  { amount, version, reason }: RefundRequest,
  actor: string,
): Promise<ClaimedPayment> {
  const at = now();
  const askedAt = at.toISOString();
  const wanted = `${actor} ${amount ?? 'all'}`;
  const claimed = await changePayment(
    id,
    (read) => {
      const claim = read.refundClaim;
      const isSame = claim?.wanted === wanted;
      if (claim && mayCome(claim, at)) {
        if (!isSame) throw refundUnderWay();
        return { to: { ...read, refundClaim: { ...claim, askedAt } } };
      }
      checkPaymentVersion(version, read);
      const cents = centsToRefund(read, amount);
      const reachesCents = read.refundedCents + cents;
      // The same long after is still the same to Stripe, should it have it all the same.
      const occasion = isSame ? claim.occasion : read.version + 1;
      const refundClaim = { wanted, cents, reachesCents, askedAt, occasion };
      const entry = { actor, action: 'payment.refund', subject: id, to: String(cents), reason } as const;
      // Before the money moves: none leaves without a line that says who sent it and why.
      return { to: { ...read, refundClaim }, steps: { audit: auditItem(entry, at) } };
    },
    at,
  );
  return claimed as ClaimedPayment;
}
