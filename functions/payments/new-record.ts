import type { Intent } from '#functions/stripe/intents.ts';
import { digestOfSecret, type PaymentItem } from './record.ts';

/** What a payment is for and who pays, as far as somebody told. */
export type PaymentDetails = Pick<
  PaymentItem,
  | 'source'
  | 'timestamp'
  | 'patientName'
  | 'patientEmail'
  | 'accountNumber'
  | 'description'
  | 'phone'
  | 'dob'
  | 'items'
  | 'addressKey'
>;

/** The record of an intent nobody has paid yet. */
export function newPayment(intent: Intent, details: PaymentDetails, now: Date): PaymentItem {
  const createdAt = now.toISOString();
  return {
    id: intent.id,
    ...details,
    amountCents: intent.amount,
    refundedCents: 0,
    currency: intent.currency,
    livemode: intent.livemode,
    status: 'pending',
    receiptUrl: '',
    secretDigest: digestOfSecret(intent.client_secret ?? ''),
    createdAt,
    updatedAt: createdAt,
    createdMonth: createdAt.slice(0, 7),
    pending: 'pending',
    pendingSince: createdAt,
    version: 0,
  };
}

/** A payment with what was blank filled in; the very same object when nothing was. Overwrites nothing. */
export function filledIn(item: PaymentItem, details: Partial<PaymentDetails>): PaymentItem {
  const known = Object.entries(details).filter(
    ([name, value]) => value && !item[name as keyof PaymentDetails],
  );
  return known.length > 0 ? { ...item, ...Object.fromEntries(known) } : item;
}
