import { optimisticUpdate, type Revision } from '#functions/platform/dynamo/versioned-record.ts';
import type { Problem } from '#shared/api/problem.ts';
import {
  findPaymentRecord,
  isPayment,
  noSuchPayment,
  type PaymentRecord,
  stalePayment,
  versionedPayments,
} from './store.ts';

/** A change to a record of the payments table. */
export type PaymentRevision<After> = Revision<After> & {
  /** The names of the steps that queue an email. */
  mails?: readonly string[];
};

interface PaymentUpdate<After extends PaymentRecord | undefined> {
  /** Skips the first read of a payment that is usually new. */
  isNew?: boolean;
  revise: (record: PaymentRecord | undefined) => PaymentRevision<After> | Promise<PaymentRevision<After>>;
  isDone?: (record: PaymentRecord | undefined) => record is After;
  /** The Problem for a record that keeps changing, if it differs from the one for a payment. */
  stale?: (record: PaymentRecord | undefined) => Problem;
}

/**
 * Leaves out emails that are already in the outbox. That happens only if the record was restored to an earlier state
 * than the outbox: the payer must not be told again, and the record must still catch up with Stripe.
 */
function withoutToldMails<After>(
  revision: PaymentRevision<After>,
  told: ReadonlySet<string>,
): PaymentRevision<After> {
  if ('unchanged' in revision || told.size === 0) return revision;
  const steps = Object.entries(revision.steps).filter(([name]) => !told.has(name));
  return { ...revision, steps: Object.fromEntries(steps) };
}

/** Changes or creates a record of the payments table. Throws `stale-version` when it keeps changing. */
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
