import { readItem } from '#functions/platform/dynamo/reads.ts';
import { replaceStep, type TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { type PaymentItem, type PaymentTombstone, toPayment } from './record.ts';

export const paymentsTable = env('PAYMENTS_TABLE');

/** How often a write is tried again when what it was based on has moved meanwhile. */
export const paymentRounds = 8;

/** The payment or tombstone under this id, read consistently. */
export function findPaymentRecord(id: string): Promise<PaymentItem | PaymentTombstone | undefined> {
  return readItem(paymentsTable, { id });
}

export function isPaymentTombstone(record: PaymentItem | PaymentTombstone): record is PaymentTombstone {
  return 'deletedAt' in record;
}

export function noSuchPayment(): Problem {
  return new Problem('not-found', 'There is no such payment.');
}

/** Refuses a change based on an older version; an admin route shows the payment as it is now. */
export function stalePayment(current: PaymentItem): Problem {
  return new Problem('stale-version', 'This payment changed meanwhile. Please look at it again.', {
    current: toPayment(current),
  });
}

/** The payment under this id. Refuses with `not-found` when there is none, or no longer. */
export async function findPayment(id: string): Promise<PaymentItem> {
  const record = await findPaymentRecord(id);
  if (!record || isPaymentTombstone(record)) throw noSuchPayment();
  return record;
}

/** Refuses with `stale-version` when the caller saw another version of the payment than the stored one. */
export function checkSeen(version: number | undefined, item: PaymentItem): void {
  if (version !== undefined && version !== item.version) throw stalePayment(item);
}

/** Puts a record in place of the one that was read, or where none was. */
export function putStep(
  record: PaymentItem | PaymentTombstone,
  read: { version: number } | undefined,
): TransactItem {
  if (read) return replaceStep(paymentsTable, record, read);
  const ConditionExpression = 'attribute_not_exists(id)';
  return { Put: { TableName: paymentsTable, Item: record, ConditionExpression } };
}
