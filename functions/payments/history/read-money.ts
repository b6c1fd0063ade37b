import { disputesOf } from '#functions/stripe/disputes.ts';
import { chargeOf, type Intent } from '#functions/stripe/intents.ts';
import { attemptIn } from '#functions/stripe/refund-attempt.ts';
import { refundsOf, type StripeRefund } from '#functions/stripe/refunds.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { disputeRecordOf } from './dispute-record.ts';
import type { MoneyFacts } from './money-facts.ts';
import { attemptName, type RefundAttempt, type RefundRecord, refundRecordOf } from './refund-record.ts';

/** What Stripe says has become of a payment's money. */
export type Money = Pick<MoneyFacts, 'refundedCents' | 'paidAt' | 'refunds' | 'disputes'>;

/** What a record says about a payment's money, and the refund that was requested last. */
interface MoneyKnown extends Money {
  refundAttempt?: RefundAttempt;
}

function refundRecords(
  made: readonly StripeRefund[],
  { refunds = [], refundAttempt }: MoneyKnown,
): RefundRecord[] {
  return made.map((refund) => {
    const isRequested = refundAttempt && attemptIn(refund) === attemptName(refundAttempt);
    const known = refunds.find(({ id }) => id === refund.id);
    return refundRecordOf(refund, known ?? (isRequested ? refundAttempt : undefined));
  });
}

/** The record without its attempt once Stripe has the refund. */
export function endArrivedAttempt<Stored extends MoneyKnown>(
  record: Stored,
  { refunds = [] }: Money,
): Stored {
  const { refundAttempt, ...rest } = record;
  const name = refundAttempt && attemptName(refundAttempt);
  return name && refunds.some(({ attempt }) => attempt === name) ? (rest as Stored) : record;
}

/**
 * Reads the refunds and disputes of an intent. Does not ask Stripe for them the first time that we see it paid, unless its
 * charge says that there are some. A charge mentions neither inquiries nor refunds that failed, so every later time does.
 */
export async function readMoney(known: MoneyKnown, intent: Intent): Promise<Money> {
  const charge = chargeOf(intent);
  if (intent.status !== 'succeeded' || !charge) return { refundedCents: known.refundedCents };
  const isNews = known.paidAt === undefined && charge.amount_refunded === 0 && !charge.disputed;
  const [read, disputes] = isNews
    ? [[], []]
    : await Promise.all([refundsOf(intent.id), disputesOf(intent.id)]);
  const refunds = refundRecords(read, known);
  const counted = refunds.filter(({ status }) => countsAsRefunded(status));
  return {
    // Not the charge's own sum, which was read a moment before its refunds.
    refundedCents: counted.reduce((sum, { cents }) => sum + cents, 0),
    paidAt: instantOfSeconds(charge.created),
    ...(refunds.length > 0 && { refunds }),
    ...(disputes.length > 0 && { disputes: disputes.map(disputeRecordOf) }),
  };
}
