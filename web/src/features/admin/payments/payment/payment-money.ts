import { dollarsToCents } from '#shared/payments/amount.ts';
import type { Dispute } from '#shared/payments/dispute.ts';
import { isEnteredPayment, type Payment } from '#shared/payments/payment.ts';

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
