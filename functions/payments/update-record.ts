import { optimisticUpdate, type Revision } from '#functions/platform/dynamo/versioned-record.ts';
import {
  findPaymentRecord,
  isPayment,
  noSuchPayment,
  type PaymentRecord,
  stalePayment,
  versionedPayments,
} from './store.ts';

interface PaymentUpdate<After extends PaymentRecord | undefined> {
  /** Skips the first read of a payment that is usually new. */
  isNew?: boolean;
  revise: (record: PaymentRecord | undefined) => Revision<After> | Promise<Revision<After>>;
  isDone?: (record: PaymentRecord | undefined) => record is After;
}

/** Changes or creates a record of the payments table. Throws `stale-version` when it keeps changing. */
export function updatePaymentRecord<After extends PaymentRecord | undefined>(
  id: string,
  update: PaymentUpdate<After>,
): Promise<After> {
  return optimisticUpdate<PaymentRecord, After>({
    table: versionedPayments,
    read: () => findPaymentRecord(id),
    ...update,
    stale: (record) => (isPayment(record) ? stalePayment(record) : noSuchPayment()),
  });
}
