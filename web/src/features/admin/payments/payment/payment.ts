import { dollarsToCents } from '#shared/payments/amount.ts';
import type { Dispute } from '#shared/payments/dispute.ts';
import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import { isEnteredPayment, type Payment, type PaymentSource } from '#shared/payments/payment.ts';
import { undefinedIfGone } from '#web/features/admin/failure/failure.ts';
import type { AdminSession } from '#web/features/admin/session/session-context.ts';

type Amounts = Pick<Payment, 'amount' | 'amountRefunded'>;

/** The part of a payment that has not been refunded, in cents. */
export function refundableCents({ amount, amountRefunded }: Amounts): number {
  return dollarsToCents(amount) - dollarsToCents(amountRefunded);
}

/** The dispute through which the bank has taken back the money. Stripe refuses to refund such a payment. */
export function chargebackOf({ disputes }: Pick<Payment, 'disputes'>): Dispute | undefined {
  return disputes.find(({ amountWithdrawn = 0 }) => amountWithdrawn > 0);
}

/**
 * Whether Stripe can refund a payment. It can't for payments by phone, in cash or by check, or while a dispute has
 * the money.
 */
export function isRefundable(payment: Amounts & Pick<Payment, 'id' | 'status' | 'disputes'>): boolean {
  const { status } = payment;
  if (status !== 'succeeded' || isEnteredPayment(payment) || chargebackOf(payment)) return false;
  return refundableCents(payment) > 0;
}

/** The payer's name, email address or, because payments from outside the website may lack both, the payment's id. */
export function payerName({ patientName, patientEmail, id }: Payment): string {
  return patientName.trim() || patientEmail || id;
}

const sources: Record<string, string> = {
  'lab-test-cart': 'Lab tests',
  'bill-pay': 'Bill pay',
  phone: 'Phone',
  cash: 'Cash',
  check: 'Check',
  deleted: 'Deleted record',
} satisfies Record<PaymentSource | EnteredSource | 'deleted', string>;

/** Describes to a manager how a payment was made. */
export function sourceText(source: string): string {
  return sources[source] ?? source;
}

/** Returns the URL only if it is http or https, because a link with another scheme could run a script. */
export function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}

/** Reads a payment again. Resolves to undefined when it was deleted. */
export async function findPayment(call: AdminSession['call'], id: string): Promise<Payment | undefined> {
  return (await undefinedIfGone(call('GET /api/payments/{id}', { params: { id } })))?.payment;
}
