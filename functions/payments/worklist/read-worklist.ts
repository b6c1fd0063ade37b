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
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { todoOf } from './todo.ts';

const maxItems = 200;
// More records than the list shows. They are read by longest wait, but the soonest deadlines are shown first.
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

// Sorts after every instant.
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
