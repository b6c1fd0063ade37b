import { disputesOf } from '#functions/stripe/disputes.ts';
import { chargeOf, type Intent } from '#functions/stripe/intents.ts';
import { attemptIn } from '#functions/stripe/refund-attempt.ts';
import { refundsOf, type StripeRefund } from '#functions/stripe/refunds.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { disputeRecordOf } from './dispute-record.ts';
import type { MoneyFacts } from './money-facts.ts';
import { type RefundRecord, type RefundRequester, refundRecordOf } from './refund-record.ts';

/** What Stripe says has become of a payment's money. */
export type Money = Pick<MoneyFacts, 'refundedCents' | 'paidAt' | 'refunds' | 'disputes'>;

/** Finds who asked for a refund by its attempt. */
export type FindRequester = (attempt: string) => RefundRequester | undefined;

function refundRecords(
  refunds: readonly StripeRefund[],
  stored: readonly RefundRecord[],
  findRequester: FindRequester,
): RefundRecord[] {
  return refunds.map((refund) => {
    const attempt = attemptIn(refund);
    const known = stored.find(({ id }) => id === refund.id);
    return refundRecordOf(refund, known ?? (attempt !== undefined ? findRequester(attempt) : undefined));
  });
}

/**
 * Reads the refunds and disputes of an intent. Asks Stripe for them only once we know that it was paid: there were none
 * before, unless the charge itself says so. It doesn't tell of inquiries, nor of refunds that failed.
 */
export async function readMoney(facts: Money, intent: Intent, findRequester: FindRequester): Promise<Money> {
  const charge = chargeOf(intent);
  if (intent.status !== 'succeeded' || !charge) return { refundedCents: facts.refundedCents };
  const isNews = facts.paidAt === undefined && charge.amount_refunded === 0 && !charge.disputed;
  const [read, disputes] = isNews
    ? [[], []]
    : await Promise.all([refundsOf(intent.id), disputesOf(intent.id)]);
  const refunds = refundRecords(read, facts.refunds ?? [], findRequester);
  const counted = refunds.filter(({ status }) => countsAsRefunded(status));
  return {
    // Not the charge's own sum, which was read a moment before its refunds.
    refundedCents: counted.reduce((sum, { cents }) => sum + cents, 0),
    paidAt: instantOfSeconds(charge.created),
    ...(refunds.length > 0 && { refunds }),
    ...(disputes.length > 0 && { disputes: disputes.map(disputeRecordOf) }),
  };
}
