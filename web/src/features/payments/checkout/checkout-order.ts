import type { BoughtItem } from '#shared/payments/payment.ts';

/** The cart's selected tests and their total, which the checkout charges. */
export interface CheckoutOrder {
  items: readonly BoughtItem[];
  totalCents: number;
}
