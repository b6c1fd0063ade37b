import { recordRevision } from '#functions/payments/change.ts';
import { attentionOf } from '#functions/payments/history/attention.ts';
import { waitingOrderOf } from '#functions/payments/lab-orders/waiting-orders.ts';
import { noSuchPayment, type PaymentRecord, updatePaymentRecord } from '#functions/payments/store.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { Problem } from '#shared/api/problem.ts';

interface Handled {
  /** Identifies the handled item within its payment. */
  key: string;
  /** What the manager did about it. */
  note: string;
}

/**
 * Takes one item off the work list, with an audit line. Also works for a deleted payment. Throws `not-found`, or
 * `conflict` when the item isn't on the list anymore.
 */
export async function markHandled(id: string, { key, note }: Handled, actor: string): Promise<void> {
  const now = clock();
  const isHandled = ({ handled }: PaymentRecord) => handled?.includes(key) ?? false;
  await updatePaymentRecord<PaymentRecord>(id, {
    revise: (record) => {
      if (!record) throw noSuchPayment();
      if (isHandled(record)) return { unchanged: record };
      const all = [...attentionOf(record), ...waitingOrderOf(record, now)];
      const waiting = all.find((attention) => attention.key === key);
      if (!waiting) throw new Problem('conflict', 'This has already been resolved.');
      const details = { subject: id, to: waiting.kind, reason: note };
      const steps = { audit: auditStep({ actor, action: 'payment.handled', ...details }, now) };
      const handled = [...(record.handled ?? []), key];
      return recordRevision(record, { ...record, handled }, now, steps);
    },
    isDone: (record): record is PaymentRecord => record !== undefined && isHandled(record),
  });
}
