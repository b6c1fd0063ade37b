import { readOtherSalesWork } from '#functions/other-sales/read-work.ts';
import { type Attention, attentionOf } from '#functions/payments/history/attention.ts';
import { isChargedBack } from '#functions/payments/history/dispute-record.ts';
import { waitingOrderOf, waitingOrders } from '#functions/payments/lab-orders/waiting-orders.ts';
import {
  isPayment,
  isPaymentTombstone,
  type PaymentRecord,
  paymentsTable,
} from '#functions/payments/store.ts';
import { queryPages } from '#functions/platform/dynamo/items.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { AttentionKind } from '#shared/payments/attention.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { minuteMs } from '#shared/time/durations.ts';

type PaymentAttention = Exclude<AttentionKind, 'other-sale'>;

/** The manager's next step for a payment that isn't deleted. */
const listed: Record<PaymentAttention, string> = {
  'refund-failed':
    'The patient hasn’t received this money. Refund it again, or pay them another way, such as by check.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. If it didn’t, refund the payment again.',
  dispute: 'Submit your evidence in Stripe before the deadline, or accept the dispute there.',
  'lab-order-open':
    'This patient paid half a year ago and hasn’t come. Call them, and refund the tests if they no longer want them.',
  'fraud-warning': 'The cardholder’s bank suspects fraud. A refund now avoids a dispute.',
  'payment-in-doubt':
    'Compare our record with the payment in Stripe. If we took money we shouldn’t have, refund it there.',
};

/** The manager's next step for a deleted payment, where it differs. */
const deleted: Partial<typeof listed> = {
  'refund-failed':
    'The patient hasn’t received this money. Find them in Stripe and pay them another way, such as by check.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. If it didn’t, refund the payment there.',
  'payment-in-doubt':
    'Our record of this payment was deleted. Check Stripe to see what was paid, and refund it there unless the patient owed it.',
};

/** The manager's next step after a dispute took the payment's money, where it differs: Stripe refuses to refund it. */
const chargedBack: Partial<typeof listed> = {
  'refund-failed':
    'The cardholder disputed this payment, so Stripe won’t allow a refund. If you win the dispute, you can refund it then. If you lose, the cardholder gets the money back.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. The cardholder disputed this payment, so Stripe won’t allow another refund.',
  'lab-order-open':
    'This patient paid half a year ago and hasn’t come. Call them. The cardholder disputed this payment, so Stripe won’t allow a refund.',
};

interface Circumstances {
  isDeleted: boolean;
  isChargedBack: boolean;
}

/** The manager's next step, as a sentence. */
function todoOf(kind: PaymentAttention, { isDeleted, isChargedBack }: Circumstances): string {
  return (isChargedBack && chargedBack[kind]) || (isDeleted && deleted[kind]) || listed[kind];
}

const maxItems = 200;
// Read more records than the list shows: they are read by longest wait, but the soonest deadlines are shown first.
const maxRecords = 1000;

/** The records with something that waits for a manager, longest wait first. */
async function openRecords(): Promise<{ records: PaymentRecord[]; complete: boolean }> {
  const pages = queryPages<PaymentRecord>({
    TableName: paymentsTable,
    IndexName: 'byAttention',
    KeyConditionExpression: 'attention = :open',
    ExpressionAttributeValues: { ':open': 'open' },
  });
  const records: PaymentRecord[] = [];
  for await (const page of pages) {
    records.push(...page);
    if (records.length > maxRecords) return { records, complete: false };
  }
  return { records, complete: true };
}

/** Our evidence about a payment, for the bank and for a manager who calls the payer. */
function evidenceOf(record: PaymentRecord): Partial<WorkItem> {
  const { paidAt } = record;
  if (!isPayment(record)) return { ...(paidAt && { paidAt }) };
  const { patientName, description, items, orderNumber, drawn, receiptUrl } = record;
  return {
    ...(paidAt && { paidAt }),
    ...(patientName && { patientName }),
    ...(description && { description }),
    ...(items && { items }),
    ...(orderNumber && { orderNumber }),
    ...(drawn && { drawnAt: drawn.at, drawnAtClinicId: drawn.clinicId }),
    ...(receiptUrl && { receiptUrl }),
  };
}

/** A refund that was just requested is under way, not in doubt. */
function isUnderWay({ requestedAt }: Attention, now: Date): boolean {
  return requestedAt !== undefined && now.getTime() - Date.parse(requestedAt) < minuteMs;
}

function itemsOf(record: PaymentRecord, attentions: readonly Attention[], now: Date): WorkItem[] {
  const { id, attentionSince = now.toISOString(), disputes, currency } = record;
  const about = { isDeleted: isPaymentTombstone(record), isChargedBack: isChargedBack(disputes) };
  const waiting = attentions.filter((attention) => !isUnderWay(attention, now));
  return waiting.map(({ cents, requestedAt, since = attentionSince, ...attention }) => ({
    ...attention,
    paymentIntentId: id,
    amount: centsToDollars(cents),
    ...(currency !== 'usd' && { currency }),
    since: requestedAt ?? since,
    todo: todoOf(attention.kind, about),
    isListed: isPayment(record),
    ...(about.isChargedBack && { isChargedBack: true }),
    ...evidenceOf(record),
  }));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

// A text that sorts after every instant.
const noDeadline = '~';

function byUrgency(one: WorkItem, other: WorkItem): number {
  const byDeadline = compareTexts(one.dueBy ?? noDeadline, other.dueBy ?? noDeadline);
  return byDeadline || compareTexts(one.since, other.since);
}

/** Everything that waits for a manager: the soonest deadline first, then the longest wait. */
export async function readWorklist(now: Date): Promise<{ items: WorkItem[]; complete: boolean }> {
  const [{ records, complete }, orders, otherSales] = await Promise.all([
    openRecords(),
    waitingOrders(now),
    readOtherSalesWork(),
  ]);
  const items = [
    ...records.flatMap((record) => itemsOf(record, attentionOf(record), now)),
    ...orders.flatMap((record) => itemsOf(record, waitingOrderOf(record, now), now)),
    ...otherSales,
  ].toSorted(byUrgency);
  return { items: items.slice(0, maxItems), complete: complete && items.length <= maxItems };
}
