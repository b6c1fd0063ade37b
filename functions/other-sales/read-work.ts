import { queryAll } from '#functions/platform/dynamo/items.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import type { WorkItem } from '#shared/payments/work-item.ts';
import { formatShortDate } from '#shared/time/clinic-time.ts';
import { type OtherSale, otherSalesTable } from './other-sales.ts';

/** What a manager should do about a day's sales of other products. */
function todoText(date: string, ids: readonly string[]): string {
  const sales = ids.length === 1 ? 'this sale' : `these ${ids.length} sales`;
  return `Check ${sales} of ${formatShortDate(date)} in Stripe: ${ids.join(', ')}. Set this aside once you know who made ${ids.length === 1 ? 'it' : 'them'}.`;
}

/** The prefix of the work list keys of other products' sales. */
export const keyPrefix = 'other-sale ';

/** The work list key of a day. It contains the instant of the last sale shown, so that later sales stay on the list. */
const workKey = (day: string, notedAt: string) => `${keyPrefix}${day} ${Date.parse(notedAt)}`;

/** The date in a sale's `day`, without the currency. */
export const dateOf = (day: string) => day.slice(0, 10);

/** The sales that wait for a manager, oldest day first. */
export function openSales(): Promise<OtherSale[]> {
  return queryAll({
    TableName: otherSalesTable,
    IndexName: 'byDay',
    KeyConditionExpression: '#open = :open',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':open': 'open' },
  });
}

function workItem(day: string, sales: readonly OtherSale[]): WorkItem {
  const [{ id = '', currency = '' } = {}] = sales;
  const cents = sales.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const noted = sales.map(({ notedAt }) => notedAt).sort();
  return {
    kind: 'other-sale',
    key: workKey(day, noted.at(-1) ?? ''),
    paymentIntentId: id,
    amount: centsToDollars(cents),
    ...(currency !== 'usd' && { currency }),
    since: noted[0] ?? '',
    todo: todoText(
      dateOf(day),
      sales.map((sale) => sale.id),
    ),
    isListed: false,
  };
}

/** The work list items about other products' sales: one for each day and currency, listing every sale. */
export async function readOtherSalesWork(): Promise<WorkItem[]> {
  const byDay = Map.groupBy(await openSales(), ({ day }) => day);
  return [...byDay].map(([day, sales]) => workItem(day, sales));
}
