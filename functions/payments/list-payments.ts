import { firstMonth } from '#functions/platform/dynamo/month-counters.ts';
import { monthsOf, type Page, type RangeWalk, walkRange } from '#functions/platform/dynamo/month-walk.ts';
import type { PaymentListQuery, PaymentSearch } from '#shared/payments/admin-routes.ts';
import { parseDollars } from '#shared/payments/amount.ts';
import { paymentIdPattern } from '#shared/payments/payment.ts';
import { matchesWords, wordsOf } from '#shared/text/word-search.ts';
import { addDays, clinicDateAt } from '#shared/time/clinic-time.ts';
import { movementsOf } from './history/money-facts.ts';
import type { PaymentItem } from './record.ts';
import { findPaymentRecord, isPayment, type PaymentRecord, paymentsTable } from './store.ts';
import { toDeletedPayment } from './tombstone.ts';

/** No payment can be entered more than this many days after it was made. */
const enteredWithinDays = 366;

/** Whether a payment has a date, in clinic time, within the query's range. */
function isOnDays(item: PaymentItem, { dates, from, to }: PaymentListQuery): boolean {
  const instants = dates === 'moved' ? movementsOf(item).map(({ movedAt }) => movedAt) : [item.createdAt];
  return instants.some((instant) => {
    const date = clinicDateAt(new Date(instant));
    return (!from || date >= from) && (!to || date <= to);
  });
}

function matchesFilters(item: PaymentItem, query: PaymentListQuery): boolean {
  return (!query.status || item.status === query.status) && isOnDays(item, query);
}

function matchesSearch(item: PaymentItem, search: PaymentSearch): boolean {
  if (!matchesFilters(item, search)) return false;
  const { id, patientName, patientEmail, description, accountNumber, orderNumber = '', phone = '' } = item;
  return matchesWords(wordsOf(search.q), {
    texts: [patientName, patientEmail, id, description, accountNumber, orderNumber],
    phones: [phone],
    isOther: (word) => word === item.card?.last4 || parseDollars(word) === item.amountCents,
  });
}

/** How to read the payments: newest first by creation or, for money movements, oldest day first. */
function walkOf(query: PaymentListQuery, first: string, now: Date): RangeWalk {
  if (query.dates !== 'moved') {
    return {
      table: paymentsTable,
      index: 'byCreationMonth',
      idKey: 'id',
      partitionKey: 'createdMonth',
      sortKey: 'createdAt',
      forward: false,
      ...monthsOf(query, first, now.toISOString().slice(0, 7)),
    };
  }
  const earliest = addDays(`${first}-01`, -enteredWithinDays);
  const { from = earliest } = query;
  return {
    table: paymentsTable,
    index: 'byMovedDate',
    partitionKey: 'movedDate',
    sortKey: 'id',
    // Read days forward: a payment is listed under the day of its last movement, so a payment whose money moves in the
    // meantime is read again rather than missed.
    forward: true,
    first: from > earliest ? from : earliest,
    last: clinicDateAt(now),
    step: addDays,
  };
}

/** A record in the form that lists show. */
function listed(record: PaymentRecord): PaymentItem {
  return isPayment(record) ? record : toDeletedPayment(record);
}

async function readPage<Query extends PaymentListQuery>(
  query: Query,
  now: Date,
  matches: (item: PaymentItem, query: Query) => boolean,
): Promise<Page<PaymentItem>> {
  const first = await firstMonth('payments');
  if (!first) return { items: [], nextCursor: null };
  const { items, nextCursor } = await walkRange<PaymentRecord>(walkOf(query, first, now), query, (record) =>
    matches(listed(record), query),
  );
  return { items: items.map(listed), nextCursor };
}

/** A page of payments, newest first or, for money movements, oldest day first. */
export function listPayments(query: PaymentListQuery, now: Date): Promise<Page<PaymentItem>> {
  return readPage(query, now, matchesFilters);
}

/** Looks up a complete payment id. Undefined when the list has to be searched instead. */
async function findByKey({ q, cursor }: PaymentSearch): Promise<PaymentItem | undefined> {
  if (cursor || !paymentIdPattern.test(q)) return undefined;
  const record = await findPaymentRecord(q);
  return isPayment(record) ? record : undefined;
}

/** A page of the payments that a search finds, in the order of `listPayments`. */
export async function searchPayments(search: PaymentSearch, now: Date): Promise<Page<PaymentItem>> {
  const found = await findByKey(search);
  if (found) return { items: matchesSearch(found, search) ? [found] : [], nextCursor: null };
  return readPage(search, now, matchesSearch);
}
