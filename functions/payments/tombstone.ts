import { attentionKeysOf } from './history/attention.ts';
import { moneyFactsOf } from './history/money-facts.ts';
import { withMoneyKeys } from './history/reconciliation-key.ts';
import type { PaymentItem, PaymentTombstone } from './record.ts';

/** What stays of a deleted payment: its money, and what waits for a manager, who still has to deal with it. */
export function tombstoneOf(item: PaymentItem, now: Date): PaymentTombstone {
  const { id, isMismatched, version } = item;
  const tombstone = {
    id,
    deletedAt: now.toISOString(),
    ...moneyFactsOf(item),
    ...attentionKeysOf(item),
    ...(isMismatched && { isMismatched }),
    version: version + 1,
  };
  return withMoneyKeys(tombstone, now);
}

/** A deleted payment in the list of movements. Stripe still has its money, so the sums need it. */
export function remainsOf({ deletedAt, ...remains }: PaymentTombstone): PaymentItem {
  return {
    ...remains,
    source: 'deleted',
    timestamp: '',
    patientName: '',
    patientEmail: '',
    accountNumber: '',
    description: '',
    receiptUrl: '',
    status: 'cancelled',
    createdAt: remains.paidAt ?? deletedAt,
    updatedAt: deletedAt,
    createdMonth: '',
  };
}
