import { readItem } from '#functions/platform/dynamo/items.ts';
import {
  optimisticUpdate,
  type Revision,
  type VersionedTable,
} from '#functions/platform/dynamo/versioned-record.ts';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { type PaymentItem, type PaymentTombstone, toPayment } from './record.ts';

export const paymentsTable = env('PAYMENTS_TABLE');

/** The record of a payment: the payment itself or, once it is deleted, its tombstone. */
export type PaymentRecord = PaymentItem | PaymentTombstone;

export const versionedPayments: VersionedTable<PaymentRecord> = {
  name: paymentsTable,
  key: ['id'],
  version: 'version',
};

/** Reads a payment or its tombstone consistently; undefined when there is neither. */
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

/** The refusal of a change based on an older version. Staff routes send back the payment as it is now. */
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

/** A change to a record of the payments table. */
export type PaymentRevision<After> = Revision<After> & {
  /** The names of the steps that queue an email. */
  mails?: readonly string[];
};

interface PaymentUpdate<After extends PaymentRecord | undefined> {
  /** Skips the first read: the record is probably new. */
  isNew?: boolean;
  revise: (record: PaymentRecord | undefined) => PaymentRevision<After> | Promise<PaymentRevision<After>>;
  isDone?: (record: PaymentRecord | undefined) => record is After;
  /** The Problem for a record that keeps changing, if it differs from the one for a payment. */
  stale?: (record: PaymentRecord | undefined) => Problem;
}

/**
 * Leaves out emails that are already in the outbox. They are there only if the record was restored to an earlier state
 * than the outbox. The payer must then not be told again, but the record must still catch up with Stripe.
 */
function withoutToldMails<After>(
  revision: PaymentRevision<After>,
  told: ReadonlySet<string>,
): PaymentRevision<After> {
  if ('unchanged' in revision || told.size === 0) return revision;
  const steps = Object.entries(revision.steps).filter(([name]) => !told.has(name));
  return { ...revision, steps: Object.fromEntries(steps) };
}

/**
 * Changes or creates a record of the payments table. If the record keeps changing, throws `update.stale`'s Problem; by
 * default, `stale-version` for a payment and `not-found` otherwise.
 */
export function updatePaymentRecord<After extends PaymentRecord | undefined>(
  id: string,
  update: PaymentUpdate<After>,
): Promise<After> {
  const told = new Set<string>();
  return optimisticUpdate<PaymentRecord, After>({
    table: versionedPayments,
    read: () => findPaymentRecord(id),
    stale: (record) => (isPayment(record) ? stalePayment(record) : noSuchPayment()),
    ...update,
    revise: async (record) => {
      const revision = withoutToldMails(await update.revise(record), told);
      if ('unchanged' in revision) return revision;
      return {
        ...revision,
        onRefused: (failed) => {
          const others = failed.filter((name) => !revision.mails?.includes(name));
          for (const name of failed) if (!others.includes(name)) told.add(name);
          if (others.length > 0) return revision.onRefused?.(others);
        },
      };
    },
  });
}
