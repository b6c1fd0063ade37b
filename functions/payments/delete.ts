import { auditItem } from '#functions/platform/audit.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import type { PaymentTombstone } from './record.ts';
import { countPayment } from './stats.ts';
import {
  findPayment,
  findPaymentRecord,
  isPaymentTombstone,
  noSuchPayment,
  paymentRounds,
  putStep,
  stalePayment,
} from './store.ts';

/** Deletes a payment's record: every list and sum forgets it, a tombstone and an audit line stay. */
export async function deletePayment(id: string, actor: string, now: Date): Promise<void> {
  for (let round = 0; round < paymentRounds; round++) {
    const item = await findPaymentRecord(id);
    // Gone after a lost answer: it was this delete that landed.
    if (round > 0 && item && isPaymentTombstone(item)) return;
    if (!item || isPaymentTombstone(item)) throw noSuchPayment();
    const tombstone: PaymentTombstone = {
      id,
      deletedAt: now.toISOString(),
      wasPaid: item.paidAt !== undefined,
      version: item.version + 1,
    };
    const failed = await transact({
      payment: putStep(tombstone, item),
      counter: countPayment(item, undefined),
      audit: auditItem({ actor, action: 'payment.delete', subject: id, from: item.status }, now),
    });
    if (failed.length === 0) return;
  }
  throw stalePayment(await findPayment(id));
}
