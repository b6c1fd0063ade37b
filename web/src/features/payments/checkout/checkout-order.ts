import type { BoughtItem } from '#shared/payments/payment.ts';

/** What the checkout is to charge for: the cart's selected tests, and their sum. */
export interface CheckoutOrder {
  items: readonly BoughtItem[];
  totalCents: number;
}
