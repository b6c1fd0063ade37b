import { auditStep, type NewAuditEntry } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { type OtherSale, otherSalesTable } from './other-sales.ts';
import { keyPrefix, openSales } from './read-work.ts';

/** A transaction may have 100 steps, and one of them is the audit line. */
const maxTogether = 99;

/** Whether a work list item is about other products' sales. */
export function isOtherSalesKey(key: string): boolean {
  return key.startsWith(keyPrefix);
}

function handledStep({ id }: OtherSale): TransactItem {
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

async function markTogether(sales: readonly OtherSale[], entry: NewAuditEntry): Promise<void> {
  if (sales.length === 0) return;
  const steps = sales.map((sale) => [sale.id, handledStep(sale)]);
  const failed = await transact({ audit: auditStep(entry, clock()), ...Object.fromEntries(steps) });
  // A step fails if another manager has already handled its sale. That cancels the whole transaction, so retry with the
  // other sales.
  const left = sales.filter(({ id }) => !failed.includes(id));
  if (left.length < sales.length) await markTogether(left, entry);
}

/**
 * Marks as handled all sales that a work list item showed, with an audit line. Does nothing if they're already off the
 * list.
 */
export async function markOtherSalesHandled(key: string, note: string, actor: string): Promise<void> {
  const [, subject = '', currency, lastNoted] = key.split(' ');
  const wasShown = ({ day, notedAt }: OtherSale) =>
    day === `${subject} ${currency}` && Date.parse(notedAt) <= Number(lastNoted);
  const sales = (await openSales()).filter(wasShown);
  const entry = { actor, action: 'payment.handled', subject, to: 'other-sale', reason: note } as const;
  for (let first = 0; first < sales.length; first += maxTogether) {
    await markTogether(sales.slice(first, first + maxTogether), entry);
  }
}
