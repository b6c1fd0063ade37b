import { maxFailedCardsOfPayment } from '#functions/payments/failed-cards.ts';
import { disputeRecordOf } from '#functions/payments/history/dispute-record.ts';
import type { MoneyFacts } from '#functions/payments/history/money-facts.ts';
import { sumCents } from '#functions/payments/history/movement.ts';
import { refundRecordOf } from '#functions/payments/history/refund-record.ts';
import type { PaymentItem } from '#functions/payments/record.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { type Charge, chargeOf, type Intent, listsOf } from '#functions/stripe/intents.ts';
import { countsAsRefunded } from '#shared/payments/refund.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { instantOfSeconds } from '#shared/time/instants.ts';

type Money = Pick<MoneyFacts, 'refundedCents' | 'paidAt' | 'feeCents' | 'refunds' | 'disputes'>;

/** What Stripe says about a payment besides its intent. */
export interface StripeAnswer {
  /** The last charge. */
  charge: Charge | undefined;
  /** What has become of its money. */
  money: Money;
  /** The cards that have failed. */
  failures: Pick<PaymentItem, 'failedCharges' | 'unchargedCards'>;
}

/** What a record says about its money, who asked for refunds, and the failed cards. */
type Known = Money &
  Pick<MoneyFacts, 'refundRequests'> &
  Partial<Pick<PaymentItem, 'pending' | 'failedCharges' | 'unchargedCards'>>;

/** Whether an intent has the amount, currency and mode that we asked for. */
export function isAsAsked(item: PaymentItem, intent: Intent, live: boolean): boolean {
  const { amountCents, currency, livemode } = item;
  const isOurs =
    intent.amount === amountCents && intent.currency === currency && intent.livemode === livemode;
  const isPaidInFull = intent.status !== 'succeeded' || intent.amount_received === amountCents;
  return isOurs && isPaidInFull && livemode === live;
}

/** Too soon after a charge for a refund to have failed: of that the charge itself says nothing. */
const justPaidMs = 10 * minuteMs;

/** Whether a payment that we have not seen paid before can have neither refunds nor disputes yet. */
function isJustPaid({ paidAt }: Known, { created, amount_refunded, disputed }: Charge): boolean {
  if (paidAt !== undefined || amount_refunded > 0 || disputed) return false;
  return clock().getTime() < created * 1000 + justPaidMs;
}

/**
 * Reads an intent's refunds, disputes and failed cards: events may be lost, and an accepted card hides those that were tried
 * before it. Asks Stripe only where there may be news: a payment that was just made, as most are, saves both questions.
 */
export async function readAnswer(known: Known, intent: Intent): Promise<StripeAnswer> {
  const charge = chargeOf(intent);
  const taken = intent.status === 'succeeded' ? charge : undefined;
  const mayHaveMoved = taken !== undefined && !isJustPaid(known, taken);
  const mayHaveFailed = Boolean(known.pending && intent.latest_charge);
  const lists = await listsOf(intent.id, { money: mayHaveMoved, failures: mayHaveFailed });
  const refunds = lists.refunds.map((refund) => refundRecordOf(refund, known, clock()));
  const disputes = lists.disputes.map(disputeRecordOf);
  // Absent before Stripe has booked the charge.
  const booked = taken?.balance_transaction;
  const money = taken && {
    // Not the charge's own sum, which was read a moment before its refunds.
    refundedCents: sumCents(refunds.filter(({ status }) => countsAsRefunded(status))),
    paidAt: instantOfSeconds(taken.created),
    ...(booked && typeof booked === 'object' && { feeCents: booked.fee }),
    ...(refunds.length > 0 && { refunds }),
    ...(disputes.length > 0 && { disputes }),
  };
  const { failedCharges = known.failedCharges } = lists;
  const { unchargedCards = [] } = known;
  // The last error of a card that failed without a charge, at 3-D Secure, names the card.
  const error = intent.last_payment_error;
  const uncharged = error && !error.charge ? error.payment_method?.id : undefined;
  const isNew = uncharged !== undefined && !unchargedCards.includes(uncharged);
  const cards = isNew ? [...unchargedCards, uncharged].slice(0, maxFailedCardsOfPayment) : unchargedCards;
  return {
    charge,
    money: money ?? { refundedCents: known.refundedCents },
    failures: { ...(failedCharges && { failedCharges }), ...(cards.length > 0 && { unchargedCards: cards }) },
  };
}
