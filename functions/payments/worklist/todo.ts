import type { AttentionKind } from '#shared/payments/attention.ts';

/** What a manager does next about a payment that is in the list. */
const listed: Record<AttentionKind, string> = {
  'refund-failed':
    'The patient doesn’t have this money: refund it again, or pay them another way, such as by check.',
  'refund-in-doubt': 'Check in Stripe whether this refund was made. If it wasn’t, refund it again.',
  dispute: 'Send your evidence in Stripe before the deadline, or accept the dispute there.',
  'payment-in-doubt': 'Compare this payment with Stripe, and refund there anything we shouldn’t have taken.',
  'other-sale': 'Check in Stripe what was sold. Put this away once you know whose sale it is.',
};

/** The same where the record of the payment was deleted. */
const deleted: Partial<typeof listed> = {
  'refund-failed':
    'Find the patient in Stripe and pay them another way, such as by check: they don’t have this money.',
  'refund-in-doubt': 'Check in Stripe whether this refund was made. If it wasn’t, refund it there.',
  'payment-in-doubt':
    'The record was deleted. Check in Stripe what was paid, and refund it there unless the patient owed it.',
};

/** The same where a dispute has taken the payment's money: Stripe refuses to refund it. */
const chargedBack: Partial<typeof listed> = {
  'refund-failed':
    'The cardholder disputed this payment, so Stripe doesn’t allow a refund. If you win the dispute, refund it then; if you lose it, they have the money.',
  'refund-in-doubt':
    'Check in Stripe whether this refund was made. The cardholder disputed this payment, so Stripe doesn’t allow another one.',
};

interface Circumstances {
  isDeleted: boolean;
  isChargedBack: boolean;
}

/** What a manager does next about a payment, in a sentence. */
export function todoOf(kind: AttentionKind, { isDeleted, isChargedBack }: Circumstances): string {
  return (isChargedBack && chargedBack[kind]) || (isDeleted && deleted[kind]) || listed[kind];
}
