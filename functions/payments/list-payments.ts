import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import { monthsOf, type Page, walkMonths } from '#functions/platform/dynamo/month-walk.ts';
import type { PaymentListQuery, PaymentSearch } from '#shared/payments/admin-routes.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment, paymentsTable } from './store.ts';

/** `from` and `to` are days of creation, in clinic time. */
function matchesFilters(item: PaymentItem, { status, from, to }: PaymentListQuery): boolean {
  if (status && item.status !== status) return false;
  const date = from || to ? clinicDateAt(new Date(item.createdAt)) : '';
  if (from && date < from) return false;
  return !to || date <= to;
}

function matchesSearch(item: PaymentItem, search: PaymentSearch): boolean {
  if (!matchesFilters(item, search)) return false;
  const text = search.q.toLowerCase();
  const { patientName, patientEmail, id, description } = item;
  return [patientName, patientEmail, id, description].some((field) => field.toLowerCase().includes(text));
}

async function readPage<Query extends PaymentListQuery>(
  query: Query,
  now: Date,
  matches: (item: PaymentItem, query: Query) => boolean,
): Promise<Page<PaymentItem>> {
  const first = await firstMonth('payments');
  if (!first) return { items: [], nextCursor: null };
  const walk = {
    table: paymentsTable,
    index: 'byCreationMonth',
    idKey: 'id',
    partitionKey: 'createdMonth',
    sortKey: 'createdAt',
    forward: false,
    ...monthsOf(query, first, now.toISOString().slice(0, 7)),
  };
  return walkMonths<PaymentItem>(walk, query, (item) => matches(item, query));
}

/** A page of payments, newest first. */
export function listPayments(query: PaymentListQuery, now: Date): Promise<Page<PaymentItem>> {
  return readPage(query, now, matchesFilters);
}

/** The result of a search for a whole payment id, or undefined when the months have to be walked. */
async function findByKey({ q, cursor }: PaymentSearch): Promise<PaymentItem | undefined> {
  if (cursor || !paymentIdPattern.test(q)) return undefined;
  const record = await findPaymentRecord(q);
  return isPayment(record) ? record : undefined;
}

/** A page of the payments that a search finds, newest first. */
export async function searchPayments(search: PaymentSearch, now: Date): Promise<Page<PaymentItem>> {
  const found = await findByKey(search);
  if (found) return { items: matchesSearch(found, search) ? [found] : [], nextCursor: null };
  return readPage(search, now, matchesSearch);
}
