import { attentionKeysOf, withMoneyKeys } from './history/attention.ts';
import { moneyFactsOf } from './history/money-facts.ts';
import type { PaymentItem, PaymentTombstone } from './record.ts';

/** The tombstone of a payment. It keeps the money, and the items that a manager still has to handle. */
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

/** A deleted payment as the list of money movements shows it. Stripe still counts its money, so our sums must, too. */
export function toDeletedPayment({ deletedAt, ...remains }: PaymentTombstone): PaymentItem {
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
