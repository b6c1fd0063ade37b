import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { countPayment } from './stats.ts';
import { isPayment, isPaymentTombstone, noSuchPayment } from './store.ts';
import { updatePaymentRecord } from './update-record.ts';

/** Deletes a payment's record: every list and sum forgets it; a tombstone and an audit line stay. */
export async function deletePayment(id: string, actor: string): Promise<void> {
  const now = clock();
  await updatePaymentRecord(id, {
    revise: (item) => {
      if (!isPayment(item)) throw noSuchPayment();
      return {
        next: {
          id,
          deletedAt: now.toISOString(),
          wasPaid: item.paidAt !== undefined,
          version: item.version + 1,
        },
        steps: {
          counter: countPayment(item, undefined),
          audit: auditStep({ actor, action: 'payment.delete', subject: id, from: item.status }, now),
        },
      };
    },
    isDone: isPaymentTombstone,
  });
}
