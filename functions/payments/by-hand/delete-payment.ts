import { cancelIfPending } from '#functions/payments/settle/settle-payment.ts';
import { countPayment } from '#functions/payments/stats.ts';
import {
  findPayment,
  isPayment,
  isPaymentTombstone,
  noSuchPayment,
  updatePaymentRecord,
} from '#functions/payments/store.ts';
import { tombstoneOf } from '#functions/payments/tombstone.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';

/**
 * Deletes a payment: replaces its record with a tombstone that keeps its money, takes it out of the counts, and writes
 * an audit line. Cancels an unfinished payment at Stripe first. Throws `not-found`, or `stale-version` when the payment
 * was paid just before.
 */
export async function deletePayment(id: string, actor: string): Promise<void> {
  const now = clock();
  await cancelIfPending(await findPayment(id));
  await updatePaymentRecord(id, {
    revise: (item) => {
      if (!isPayment(item)) throw noSuchPayment();
      return {
        next: tombstoneOf(item, now),
        steps: {
          counter: countPayment(item, undefined),
          audit: auditStep({ actor, action: 'payment.delete', subject: id, from: item.status }, now),
        },
      };
    },
    isDone: isPaymentTombstone,
  });
}
