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

/** Stripe's state of a payment besides its intent. */
export interface StripeAnswer {
  /** The last charge. */
  charge: Charge | undefined;
  /** The money facts of the payment. */
  money: Money;
  /** The cards that have failed. */
  failures: Pick<PaymentItem, 'failedCharges' | 'unchargedCards'>;
}

/**
 * The fields of a record that reading Stripe's answer needs: its money, who requested refunds, and the failed cards.
 */
type Known = Money &
  Pick<MoneyFacts, 'refundRequests'> &
  Partial<Pick<PaymentItem, 'pending' | 'failedCharges' | 'unchargedCards'>>;

/** Whether an intent has the amount, currency and mode that we requested. */
export function isAsAsked(item: PaymentItem, intent: Intent, live: boolean): boolean {
  const { amountCents, currency, livemode } = item;
  const isOurs =
    intent.amount === amountCents && intent.currency === currency && intent.livemode === livemode;
  const isPaidInFull = intent.status !== 'succeeded' || intent.amount_received === amountCents;
  return isOurs && isPaidInFull && livemode === live;
}

/** No refund can have failed this soon after a charge. Later, one may have failed without the charge showing it. */
const justPaidMs = 10 * minuteMs;

/** Whether a payment that wasn't known to be paid is too new to have refunds or disputes. */
function isJustPaid({ paidAt }: Known, { created, amount_refunded, disputed }: Charge): boolean {
  if (paidAt !== undefined || amount_refunded > 0 || disputed) return false;
  return clock().getTime() < created * 1000 + justPaidMs;
}

/**
 * Reads an intent's refunds, disputes and failed cards from Stripe's lists: events may be lost, and an accepted card
 * hides the failed ones before it. Reads a list only if it may have changed: most payments were just made and need no
 * list.
 */
export async function readAnswer(known: Known, intent: Intent): Promise<StripeAnswer> {
  const charge = chargeOf(intent);
  const taken = intent.status === 'succeeded' ? charge : undefined;
  const mayHaveMoved = taken !== undefined && !isJustPaid(known, taken);
  const mayHaveFailed = Boolean(known.pending && intent.latest_charge);
  const lists = await listsOf(intent.id, { money: mayHaveMoved, failures: mayHaveFailed });
  const refunds = lists.refunds.map((refund) => refundRecordOf(refund, known, clock()));
  const disputes = lists.disputes.map(disputeRecordOf);
  // The balance transaction is absent until Stripe has booked the charge.
  const booked = taken?.balance_transaction;
  const money = taken && {
    // Sum the refunds instead of using the charge's own total, which was read a moment before them.
    refundedCents: sumCents(refunds.filter(({ status }) => countsAsRefunded(status))),
    paidAt: instantOfSeconds(taken.created),
    ...(booked && typeof booked === 'object' && { feeCents: booked.fee }),
    ...(refunds.length > 0 && { refunds }),
    ...(disputes.length > 0 && { disputes }),
  };
  const { failedCharges = known.failedCharges } = lists;
  const { unchargedCards = [] } = known;
  // When a card fails at 3-D Secure, without a charge, only the intent's last error names the card.
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
