import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { type OtherSale, otherSalesTable } from './other-sales.ts';
import { dateOf, openSales, workKey } from './read-work.ts';

/** A transaction has 100 steps at most, and one of them is the audit line. */
const maxPutAway = 99;

/** Whether an item of the work list is about other products' sales. */
export function isOtherSalesKey(key: string): boolean {
  return key.startsWith(workKey(''));
}

function putAwayStep({ id }: OtherSale): TransactItem {
  return {
    Update: {
      TableName: otherSalesTable,
      Key: { id },
      UpdateExpression: 'REMOVE #open',
      ConditionExpression: 'attribute_exists(#open)',
      ExpressionAttributeNames: { '#open': 'open' },
    },
  };
}

/** Takes the sales of an item off the work list, with an audit line. Does nothing if they're already off it. */
export async function putOtherSalesAway(key: string, note: string, actor: string): Promise<void> {
  const sales = (await openSales()).filter(({ day }) => key === workKey(day));
  const subject = dateOf(sales[0]?.day ?? '');
  const entry = { actor, action: 'payment.handled', subject, to: 'other-sale', reason: note } as const;
  for (let first = 0; first < sales.length; first += maxPutAway) {
    const steps = sales.slice(first, first + maxPutAway).map((sale) => [sale.id, putAwayStep(sale)]);
    await transact<string>({ audit: auditStep(entry, clock()), ...Object.fromEntries(steps) });
  }
}
