import { paymentsTable } from '#functions/payments/store.ts';
import { type Page, walkPartitions } from '#functions/platform/dynamo/month-walk.ts';
import { labOrderStatuses, orderNumberPattern } from '#shared/lab-orders/lab-order.ts';
import type { LabOrderListQuery, LabOrderSearch } from '#shared/lab-orders/routes.ts';
import { matchesWords, wordsOf } from '#shared/text/word-search.ts';
import { findOrder, type OrderItem } from './order.ts';

function matchesFilters(item: OrderItem, { status, clinicId }: LabOrderListQuery): boolean {
  if (status && item.orderStatus !== status) return false;
  return !clinicId || item.clinicId === clinicId;
}

function readPage(query: LabOrderListQuery, matches: (item: OrderItem) => boolean): Promise<Page<OrderItem>> {
  const statuses = query.status ? [query.status] : labOrderStatuses;
  const walk = {
    table: paymentsTable,
    index: 'byOrder',
    idKey: 'id',
    partitionKey: 'orderStatus',
    sortKey: 'orderSince',
    // List open orders by the longest wait first, and others by the latest first.
    partitions: statuses.map((value) => ({ value, forward: value === 'open' })),
  };
  return walkPartitions(walk, query, matches);
}

/** A page of orders: open ones first. */
export function listOrders(query: LabOrderListQuery): Promise<Page<OrderItem>> {
  return readPage(query, (item) => matchesFilters(item, query));
}

function matchesSearch(item: OrderItem, search: LabOrderSearch): boolean {
  const { patientName, patientEmail, phone = '', orderNumber } = item;
  if (!matchesFilters(item, search)) return false;
  return matchesWords(wordsOf(search.q), {
    texts: [patientName, patientEmail, orderNumber],
    phones: [phone],
    // Staff ask callers for the last four digits of their phone number.
    isOther: (word) => /^\d{4}$/.test(word) && phone.trim().endsWith(word),
  });
}

/** A page of the orders that a search finds. A complete order number is looked up directly. */
export async function searchOrders(search: LabOrderSearch): Promise<Page<OrderItem>> {
  const number = search.q.toUpperCase().replaceAll(/[\s-]/g, '');
  const found = orderNumberPattern.test(number) ? await findOrder(number) : undefined;
  if (found && !search.cursor)
    return { items: matchesFilters(found, search) ? [found] : [], nextCursor: null };
  return readPage(search, (item) => matchesSearch(item, search));
}
