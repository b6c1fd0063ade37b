import { dollarsToCents } from '#shared/payments/amount.ts';
import { formatCents } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';

type Amounts = Pick<Payment, 'amount' | 'amountRefunded'>;

/** An amount of a reply, which is in dollars, as `$1,320.00`. */
export function formatDollars(dollars: number): string {
  return formatCents(dollarsToCents(dollars));
}

/** The part of a payment that has not been refunded, in cents. */
export function refundableCents({ amount, amountRefunded }: Amounts): number {
  return dollarsToCents(amount) - dollarsToCents(amountRefunded);
}

export function isRefundable(payment: Amounts & Pick<Payment, 'status'>): boolean {
  return payment.status === 'succeeded' && refundableCents(payment) > 0;
}
