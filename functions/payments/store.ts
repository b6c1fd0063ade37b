import { readItem } from '#functions/platform/dynamo/reads.ts';
import type { VersionedTable } from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { type PaymentItem, type PaymentTombstone, toPayment } from './record.ts';

export const paymentsTable = env('PAYMENTS_TABLE');

/** A record under an intent's id. */
export type PaymentRecord = PaymentItem | PaymentTombstone;

export const versionedPayments: VersionedTable<PaymentRecord> = {
  name: paymentsTable,
  key: ['id'],
  version: 'version',
};

/** Reads the record of an intent, consistently. */
export function findPaymentRecord(id: string): Promise<PaymentRecord | undefined> {
  return readItem(paymentsTable, { id });
}

/** Whether a record is one of our payments and not deleted. */
export function isPayment(record: PaymentRecord | undefined): record is PaymentItem {
  return record !== undefined && 'status' in record;
}

export function isPaymentTombstone(record: PaymentRecord | undefined): record is PaymentTombstone {
  return record !== undefined && 'deletedAt' in record;
}

export function noSuchPayment(): Problem {
  return new Problem('not-found', 'We couldn’t find this payment.');
}

/** Refuses a change based on an older version; an admin route shows the payment as it is now. */
export function stalePayment(current: PaymentItem): Problem {
  return new Problem(
    'stale-version',
    'This payment has changed since you opened it. Please review it and try again.',
    {
      current: toPayment(current),
    },
  );
}

/** Reads the payment consistently. Throws `not-found` when there is none or it was deleted. */
export async function findPayment(id: string): Promise<PaymentItem> {
  const record = await findPaymentRecord(id);
  if (!isPayment(record)) throw noSuchPayment();
  return record;
}

/** Refuses with `stale-version` when the caller saw another version of the payment than the stored one. */
export function checkPaymentVersion(version: number | undefined, item: PaymentItem): void {
  if (version !== undefined && version !== item.version) throw stalePayment(item);
}
