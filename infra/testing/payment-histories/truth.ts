import Stripe from 'stripe';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import type { PaymentMail } from '#functions/payments/mails.ts';
import type { PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import { cartBody } from '#infra/testing/records/payments.ts';
import type { TestStripe } from '#infra/testing/stripe/stripe-system.ts';
import { disputeStateOf } from '#shared/payments/dispute.ts';
import type { PaymentStatus } from '#shared/payments/payment.ts';
import type { RefundStatus } from '#shared/payments/refund.ts';
import { required } from '#shared/required.ts';

/** In cents: what patients pay, and what managers and Stripe's dashboard refund when they refund a part. */
export const askedCents = { bill: 12_345, cart: 6000, byManager: 1111, inDashboard: 777 };

/**
 * Whether someone can have requested a refund of this many cents: it's the amount of a part, or all that was left after
 * refunds of some parts.
 */
function isAsked(cents: number, payment: number): boolean {
  const { byManager, inDashboard } = askedCents;
  if (cents === byManager || cents === inDashboard) return true;
  for (let left = payment; left >= cents; left -= byManager)
    if ((left - cents) % inDashboard === 0) return true;
  return false;
}

/**
 * Descriptions of charges and refunds at Stripe that were never requested.
 * @param refundsAsked how many refunds managers requested
 */
export function unasked({ source, amountCents, refunds }: Truth, refundsAsked: number): string[] {
  const payment = source === 'bill-pay' ? askedCents.bill : askedCents.cart;
  const odd = refunds
    .filter(({ cents }) => !isAsked(cents, payment))
    .map(({ cents }) => `a refund of ${cents} cents`);
  const surplus = refunds.filter(({ isOurs }) => isOurs).length - refundsAsked;
  if (surplus > 0) odd.push(`${surplus} of the refunds`);
  return amountCents === payment ? odd : [`a charge of ${amountCents} cents`, ...odd];
}

// A copy of our code's table, because that table is under test.
const refundStatuses: Record<string, RefundStatus> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
};

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): PaymentStatus {
  if (status === 'succeeded') return 'succeeded';
  const isOpen = status !== 'canceled' && status !== 'requires_payment_method';
  if (!isOpen && last_payment_error) return 'failed';
  return status === 'canceled' ? 'cancelled' : 'pending';
}

const isOnItsWay = (status: RefundStatus) => status === 'succeeded' || status === 'pending';

/** A payment's money according to Stripe, in the terms of our records. */
export interface Truth {
  /** The payment's source: the cart or a bill. */
  source: string;
  status: string;
  amountCents: number;
  /** `isOurs`: the refund was requested through our API, not in Stripe's dashboard. */
  refunds: { id: string; cents: number; status: RefundStatus; isOurs: boolean }[];
  disputes: { id: string; cents: number; withdrawnCents: number; feeCents: number }[];
}

function clientOf({ api, secretKey }: TestStripe): Stripe {
  const { hostname, port } = new URL(api);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
}

/** Reads the facts about a payment's money from Stripe, without our records. */
export async function readTruth(stripe: TestStripe, id: string): Promise<Truth> {
  const client = clientOf(stripe);
  const [intent, refunds, disputes] = await Promise.all([
    client.paymentIntents.retrieve(id),
    client.refunds.list({ payment_intent: id, limit: 100 }),
    client.disputes.list({ payment_intent: id, limit: 100 }),
  ]);
  return {
    source: required(intent.metadata.source, 'source'),
    status: statusOf(intent),
    amountCents: intent.amount,
    refunds: refunds.data.map(({ id: refund, amount, status, metadata }) => ({
      id: refund,
      cents: amount,
      status: refundStatuses[status ?? ''] ?? 'pending',
      isOurs: Object.keys(metadata ?? {}).length > 0,
    })),
    disputes: disputes.data.map(({ id: dispute, amount, status, balance_transactions }) => ({
      id: dispute,
      cents: amount,
      withdrawnCents: disputeStateOf(status).isWithdrawn ? amount : 0,
      feeCents: balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    })),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

function refundedCentsOf({ refunds }: Truth): number {
  return sumOf(refunds.filter(({ status }) => isOnItsWay(status)).map(({ cents }) => cents));
}

/** The net cents of a payment, according to Stripe. */
export function netCentsOf(truth: Truth): number {
  if (truth.status !== 'succeeded') return 0;
  const withdrawnCents = sumOf(truth.disputes.map((dispute) => dispute.withdrawnCents));
  return truth.amountCents - refundedCentsOf(truth) - withdrawnCents;
}

function byId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id));
}

function refundFacts(refunds: readonly Pick<Truth['refunds'][number], 'id' | 'cents' | 'status'>[]) {
  return byId(refunds.map(({ id, cents, status }) => ({ id, cents, status })));
}

/**
 * A payment's facts according to our record, and what they should be according to Stripe. For a deleted
 * payment, both leave out the status and the items.
 */
export function recordedFacts(record: PaymentItem | PaymentTombstone, truth: Truth) {
  const { refunds = [], disputes = [], amountCents, refundedCents } = record;
  const isDeleted = 'deletedAt' in record;
  const recorded = {
    amountCents,
    refundedCents,
    refunds: refundFacts(refunds),
    disputes: byId(
      disputes.map(({ id, cents, withdrawnCents, feeCents }) => ({ id, cents, withdrawnCents, feeCents })),
    ),
    ...(!isDeleted && {
      status: record.status,
      items: record.items?.map(({ title, price }) => ({ title, price })),
    }),
  };
  const expected = {
    amountCents: truth.amountCents,
    refundedCents: refundedCentsOf(truth),
    refunds: refundFacts(truth.refunds),
    disputes: byId(truth.disputes),
    ...(!isDeleted && {
      status: truth.status,
      items: truth.source === 'bill-pay' ? undefined : cartBody().items,
    }),
  };
  return { recorded, expected };
}

/** Descriptions of wrong mails about a payment. */
export function wrongMails(
  { status, refunds }: Truth,
  isDeleted: boolean,
  mails: readonly OutboxItem<PaymentMail>[],
): string[] {
  const sent = mails.filter((mail) => mail.status === 'sent');
  const wrong: string[] = [];
  const count = (kind: PaymentMail['kind'], refundId?: string) =>
    sent.filter((mail) => mail.kind === kind && (mail.kind === 'receipt' || mail.refundId === refundId))
      .length;
  const expectCount = (what: string, found: number, least: number, most: number) => {
    if (found < least || found > most) wrong.push(`${found} ${what}, not ${least} to ${most}`);
  };
  const isPaid = status === 'succeeded' ? 1 : 0;
  expectCount('receipts', count('receipt'), isDeleted ? 0 : isPaid, isPaid);
  for (const { id, status: refundStatus } of refunds) {
    const isOut = isOnItsWay(refundStatus);
    // If a refund failed in the end, one mail that says it's on its way is still right, because the mail may have been
    // sent before the failure.
    expectCount(`mails that ${id} is on its way`, count('refund-sent', id), isOut && !isDeleted ? 1 : 0, 1);
    expectCount(
      `mails that ${id} came back`,
      count('refund-failed', id),
      isOut || isDeleted ? 0 : 1,
      isOut ? 0 : 1,
    );
  }
  return wrong;
}
