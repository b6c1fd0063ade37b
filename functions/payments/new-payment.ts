import { createHash } from 'node:crypto';
import type { Intent } from '#functions/stripe/intents.ts';
import { Problem } from '#shared/api/problem.ts';
import { required } from '#shared/required.ts';
import type { PaymentItem } from './record.ts';

/** The purpose and payer of a payment. */
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
  | 'clinicId'
  | 'serviceDate'
  | 'client'
  | 'amountCents'
> & { reference: string };

/** Client secrets are stored as a digest. They are long and random, so a plain digest doesn't reveal them. */
function digestOfClientSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('base64url');
}

/**
 * The record of an unpaid intent. Its amount is the one that the patient requested, so that a different intent or
 * charge is noticed. The intent's own amount is used only if no request is known.
 */
export function newPayment(
  intent: Intent,
  details: Omit<PaymentDetails, 'reference' | 'amountCents'> & Partial<PaymentDetails>,
  now: Date,
): PaymentItem {
  const createdAt = now.toISOString();
  return {
    id: intent.id,
    amountCents: intent.amount,
    ...details,
    refundedCents: 0,
    currency: intent.currency,
    livemode: intent.livemode,
    status: 'pending',
    receiptUrl: '',
    clientSecretDigest: digestOfClientSecret(required(intent.client_secret, 'client secret')),
    createdAt,
    updatedAt: createdAt,
    createdMonth: createdAt.slice(0, 7),
    pending: 'pending',
    pendingSince: createdAt,
    version: 0,
  };
}

/** The payment with its blanks filled in; the same object when there was nothing to fill in. */
export function fillBlanks(item: PaymentItem, details: Partial<PaymentDetails>): PaymentItem {
  const known = Object.entries(details).filter(
    ([name, value]) => value && !item[name as keyof PaymentDetails],
  );
  return known.length > 0 ? { ...item, ...Object.fromEntries(known) } : item;
}

/** Compares digests instead of secrets, so that timing reveals nothing about the secret. */
export function isClientSecretOf({ clientSecretDigest }: PaymentItem, clientSecret: string): boolean {
  return digestOfClientSecret(clientSecret) === clientSecretDigest;
}

/** Throws `forbidden` unless the caller has the payment's client secret. */
export function checkClientSecret(item: PaymentItem, clientSecret: string): void {
  if (!isClientSecretOf(item, clientSecret)) {
    throw new Problem('forbidden', 'Please open this payment in the browser where you started it.');
  }
}
