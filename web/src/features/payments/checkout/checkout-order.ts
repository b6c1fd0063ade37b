import type { OrderedTest } from '#web/features/payments/payment-order.ts';

/** The cart's selected tests and their total, which the checkout charges. */
export interface CheckoutOrder {
  items: readonly OrderedTest[];
  totalCents: number;
}
