import type { AttentionKind } from '#shared/payments/attention.ts';

type PaymentAttention = Exclude<AttentionKind, 'other-sale'>;

/** The manager's next step for a payment that lists show. */
const listed: Record<PaymentAttention, string> = {
  'refund-failed':
    'The patient hasn’t received this money. Refund it again, or pay them another way, such as by check.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. If it didn’t, refund the payment again.',
  dispute: 'Submit your evidence in Stripe before the deadline, or accept the dispute there.',
  'lab-order-open':
    'This patient paid half a year ago and hasn’t come. Call them, and refund the tests if they no longer want them.',
  'fraud-warning': 'The cardholder’s bank suspects fraud. A refund now avoids a dispute.',
  'payment-in-doubt':
    'Compare our record with the payment in Stripe. If we took money we shouldn’t have, refund it there.',
};

/** The manager's next step for a deleted payment, where it differs. */
const deleted: Partial<typeof listed> = {
  'refund-failed':
    'The patient hasn’t received this money. Find them in Stripe and pay them another way, such as by check.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. If it didn’t, refund the payment there.',
  'payment-in-doubt':
    'Our record of this payment was deleted. Check Stripe to see what was paid, and refund it there unless the patient owed it.',
};

/** The manager's next step after a dispute took the payment's money, where it differs: Stripe refuses to refund it. */
const chargedBack: Partial<typeof listed> = {
  'refund-failed':
    'The cardholder disputed this payment, so Stripe won’t allow a refund. If you win the dispute, you can refund it then. If you lose, the cardholder gets the money back.',
  'refund-in-doubt':
    'Check Stripe to see whether this refund went through. The cardholder disputed this payment, so Stripe won’t allow another refund.',
  'lab-order-open':
    'This patient paid half a year ago and hasn’t come. Call them. The cardholder disputed this payment, so Stripe won’t allow a refund.',
};

interface Circumstances {
  isDeleted: boolean;
  isChargedBack: boolean;
}

/** The manager's next step, as a sentence. */
export function todoOf(kind: PaymentAttention, { isDeleted, isChargedBack }: Circumstances): string {
  return (isChargedBack && chargedBack[kind]) || (isDeleted && deleted[kind]) || listed[kind];
}
