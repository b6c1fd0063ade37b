import Stripe from 'stripe';
import type { OutboxItem } from '#functions/mail/outbox.ts';
import type { PaymentMail } from '#functions/payments/mails.ts';
import type { PaymentItem, PaymentTombstone } from '#functions/payments/record.ts';
import type { TestStripe } from '#infra/testing/stripe/stripe-system.ts';
import { disputeStateOf } from '#shared/payments/dispute.ts';
import { paymentStatusOf } from '#shared/payments/payment.ts';
import type { RefundStatus } from '#shared/payments/refund.ts';

/** What a patient asks to pay in every life, and what managers and Stripe's dashboard ask to refund when it isn't all, in cents. */
export const askedCents = { payment: 12_345, byManager: 1111, inDashboard: 777 };

/** Whether anyone asked for a refund of this many cents: a part, or all that such parts had left. */
function isAsked(cents: number): boolean {
  const { payment, byManager, inDashboard } = askedCents;
  if (cents === byManager || cents === inDashboard) return true;
  for (let left = payment; left >= cents; left -= byManager)
    if ((left - cents) % inDashboard === 0) return true;
  return false;
}

/** The charges and refunds at Stripe that no one asked for, in words. */
export function unasked({ amountCents, refunds }: Truth): string[] {
  const odd = refunds.filter(({ cents }) => !isAsked(cents)).map(({ cents }) => `a refund of ${cents} cents`);
  return amountCents === askedCents.payment ? odd : [`a charge of ${amountCents} cents`, ...odd];
}

// In words of its own: the product's reading of Stripe's words is what is tested.
const refundStatuses: Record<string, RefundStatus> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'cancelled',
};

const isOnItsWay = (status: RefundStatus) => status === 'succeeded' || status === 'pending';

/** A payment's money as it is at Stripe, in the terms of our records. */
export interface Truth {
  status: string;
  amountCents: number;
  refunds: { id: string; cents: number; status: RefundStatus }[];
  disputes: { id: string; cents: number; withdrawnCents: number; feeCents: number }[];
}

function clientOf({ api, secretKey }: TestStripe): Stripe {
  const { hostname, port } = new URL(api);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
}

/** Reads what is true from Stripe alone. */
export async function readTruth(stripe: TestStripe, id: string): Promise<Truth> {
  const client = clientOf(stripe);
  const [intent, refunds, disputes] = await Promise.all([
    client.paymentIntents.retrieve(id),
    client.refunds.list({ payment_intent: id, limit: 100 }),
    client.disputes.list({ payment_intent: id, limit: 100 }),
  ]);
  return {
    status: paymentStatusOf(intent.status, intent.last_payment_error !== null),
    amountCents: intent.amount,
    refunds: refunds.data.map(({ id: refund, amount, status }) => ({
      id: refund,
      cents: amount,
      status: refundStatuses[status ?? ''] ?? 'pending',
    })),
    disputes: disputes.data.map(({ id: dispute, amount, status, balance_transactions }) => ({
      id: dispute,
      cents: amount,
      withdrawnCents: disputeStateOf(status).isWithdrawn ? amount : 0,
      feeCents: balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    })),
  };
}

/** What a payment brings in, by the truth. */
export function netCentsOf({ status, amountCents, refunds, disputes }: Truth): number {
  if (status !== 'succeeded') return 0;
  const refunded = refunds.filter((refund) => isOnItsWay(refund.status));
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  return (
    amountCents -
    sum(refunded.map(({ cents }) => cents)) -
    sum(disputes.map(({ withdrawnCents }) => withdrawnCents))
  );
}

function byId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id));
}

/** The same facts as our record has them. A deleted payment has no status, and its truth neither. */
export function recordedFacts(record: PaymentItem | PaymentTombstone, truth: Truth) {
  const { refunds = [], disputes = [], amountCents } = record;
  const recorded = {
    status: 'status' in record ? record.status : 'deleted',
    amountCents,
    refunds: byId(refunds.map(({ id, cents, status }) => ({ id, cents, status }))),
    disputes: byId(
      disputes.map(({ id, cents, withdrawnCents, feeCents }) => ({ id, cents, withdrawnCents, feeCents })),
    ),
  };
  const expected = {
    ...truth,
    status: 'status' in record ? truth.status : 'deleted',
    refunds: byId(truth.refunds),
    disputes: byId(truth.disputes),
  };
  return { recorded, expected };
}

/** What is wrong with the mails that were sent about a payment, in words. */
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
    // It was on its way for a while: a mail that said so was true when it was sent.
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
