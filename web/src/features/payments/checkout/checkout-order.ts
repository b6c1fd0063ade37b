import type { LabTest } from '#shared/lab-tests/catalogue.ts';

/** The cart's selected tests and their total, which the checkout charges. */
export interface CheckoutOrder {
  items: readonly Pick<LabTest, 'id' | 'title' | 'price'>[];
  totalCents: number;
}
