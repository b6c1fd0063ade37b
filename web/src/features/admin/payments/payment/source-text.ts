import type { EnteredSource } from '#shared/payments/entered-payment.ts';
import type { PaymentSource } from '#shared/payments/payment.ts';

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
