import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import { isEnteredPayment, type Payment } from '#shared/payments/payment.ts';

type Amounts = Pick<Payment, 'amount' | 'amountRefunded'>;

/** An amount of a reply, which is in dollars, as `$1,320.00`. */
export function formatDollars(dollars: number): string {
  return formatCents(dollarsToCents(dollars));
}

/** The part of a payment that has not been refunded, in cents. */
export function refundableCents({ amount, amountRefunded }: Amounts): number {
  return dollarsToCents(amount) - dollarsToCents(amountRefunded);
}

/** Whether Stripe can refund a payment: not one by phone, in cash or by check. */
export function isRefundable(payment: Amounts & Pick<Payment, 'id' | 'status'>): boolean {
  return payment.status === 'succeeded' && !isEnteredPayment(payment) && refundableCents(payment) > 0;
}
