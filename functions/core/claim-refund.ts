import { auditItem } from '#functions/adapters/audit.ts';
import { changePayment } from '#functions/adapters/payment-changes.ts';
import type { PaymentItem } from '#functions/adapters/payment-item.ts';
import { checkSeen } from '#functions/adapters/payment-store.ts';
import { Problem } from '#shared/api/problem.ts';
import { dollarText } from '#shared/payments/money.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { now } from './clock.ts';

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

/**
 * Refuses while another refund has begun and is in nobody's books yet: whoever looks now sees money that may be on its
 * way already. The same one, asked for again, gives nothing back twice.
 */
function checkNoneUnderWay({ refundClaim, version, updatedAt }: PaymentItem, wanted: string, at: Date): void {
  const isOpen = refundClaim?.endsWith(` ${version}`) && !refundClaim.startsWith(`${wanted} `);
  if (isOpen && at.getTime() < Date.parse(updatedAt) + outcomeWithinMs) {
    throw new Problem(
      'conflict',
      'Another refund of this payment is under way. Please look again in a minute.',
    );
  }
}

/** What an admin asks for. Without a version, nobody knows what they saw. */
export interface RefundRequest {
  amount?: number | undefined;
  version?: number | undefined;
  reason: string;
}

/**
 * Lets one refund at a time begin from a version, with its audit line: of two managers who saw the same, one moves
 * money and the other is told that the payment changed; whoever looks in between is told to wait. The same again by
 * the same manager is the same refund.
 */
export async function claimRefund(
  id: string,
  { amount, version, reason }: RefundRequest,
  actor: string,
): Promise<{ item: PaymentItem; cents: number }> {
  const at = now();
  const wanted = `${actor} ${amount ?? 'all'}`;
  const asked = `${wanted} ${version ?? 'unseen'}`;
  let cents = 0;
  const item = await changePayment(
    id,
    (read) => {
      const isClaimed = read.refundClaim === `${asked} ${read.version}`;
      if (!isClaimed) {
        checkSeen(version, read);
        checkNoneUnderWay(read, wanted, at);
      }
      cents = centsToRefund(read, amount);
      if (isClaimed) return { to: read };
      const entry = { actor, action: 'payment.refund', subject: id, to: String(cents), reason } as const;
      // Before the money moves: none leaves without a line that says who sent it and why.
      const steps = { audit: auditItem(entry, at) };
      return { to: { ...read, refundClaim: `${asked} ${read.version + 1}` }, steps };
    },
    at,
  );
  return { item, cents };
}
