import { now as clock } from '#functions/platform/clock.ts';
import { disputesOf } from '#functions/stripe/disputes.ts';
import { type Charge, chargeOf, feeCentsOf, type Intent } from '#functions/stripe/intents.ts';
import { refundKeyIn } from '#functions/stripe/refund-key.ts';
import { refundsOf, type StripeRefund } from '#functions/stripe/refunds.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';
import { disputeRecordOf } from './dispute-record.ts';
import type { MoneyFacts } from './money-facts.ts';
import { sumCents } from './movement.ts';
import { type RefundRecord, refundRecordOf } from './refund-record.ts';

/** What Stripe says has become of a payment's money. */
export type Money = Pick<MoneyFacts, 'refundedCents' | 'paidAt' | 'feeCents' | 'refunds' | 'disputes'>;

/** What a record says about a payment's money, and who asked for refunds. */
type MoneyKnown = Money & Pick<MoneyFacts, 'refundRequests'>;

function refundRecords(
  made: readonly StripeRefund[],
  { refunds = [], refundRequests = [] }: MoneyKnown,
): RefundRecord[] {
  return made.map((refund) => {
    const known =
      refunds.find(({ id }) => id === refund.id) ??
      refundRequests.find(({ idempotencyKey }) => idempotencyKey === refundKeyIn(refund));
    return refundRecordOf(refund, known, clock());
  });
}

/** Too soon after a charge for a refund to have failed: of that the charge itself says nothing. */
const justPaidMs = 10 * minuteMs;

/** Whether a payment that we have not seen paid before can have neither refunds nor disputes yet. */
function isJustPaid({ paidAt }: MoneyKnown, { created, amount_refunded, disputed }: Charge): boolean {
  if (paidAt !== undefined || amount_refunded > 0 || disputed) return false;
  return clock().getTime() < created * 1000 + justPaidMs;
}

/** Reads the refunds and disputes of an intent. A payment that was just made, as most are, saves asking Stripe for them. */
export async function readMoney(known: MoneyKnown, intent: Intent): Promise<Money> {
  const charge = chargeOf(intent);
  if (intent.status !== 'succeeded' || !charge) return { refundedCents: known.refundedCents };
  const [read, disputes] = isJustPaid(known, charge)
    ? [[], []]
    : await Promise.all([refundsOf(intent.id), disputesOf(intent.id)]);
  const refunds = refundRecords(read, known);
  const feeCents = feeCentsOf(charge);
  const counted = refunds.filter(({ status }) => countsAsRefunded(status));
  return {
    // Not the charge's own sum, which was read a moment before its refunds.
    refundedCents: sumCents(counted),
    paidAt: instantOfSeconds(charge.created),
    ...(feeCents !== undefined && { feeCents }),
    ...(refunds.length > 0 && { refunds }),
    ...(disputes.length > 0 && { disputes: disputes.map(disputeRecordOf) }),
  };
}
