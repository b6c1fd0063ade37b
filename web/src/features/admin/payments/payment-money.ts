import { centsOfDollars } from '#shared/payments/amount.ts';
import { dollarText } from '#shared/payments/money.ts';
import type { Payment } from '#shared/payments/payment.ts';

type Amounts = Pick<Payment, 'amount' | 'amountRefunded'>;

/** Dollars of a reply as people read them: `$1,320.00`. */
export function formatDollars(dollars: number): string {
  return dollarText(centsOfDollars(dollars));
}

/** What of a payment has not been given back, in cents. */
export function refundableCents({ amount, amountRefunded }: Amounts): number {
  return centsOfDollars(amount) - centsOfDollars(amountRefunded);
}

/** Whether there is money to give back. */
export function isRefundable(payment: Amounts & Pick<Payment, 'status'>): boolean {
  return payment.status === 'succeeded' && refundableCents(payment) > 0;
}
