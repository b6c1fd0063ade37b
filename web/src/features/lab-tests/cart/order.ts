import { totalCentsOf } from '#shared/lab-tests/price.ts';
import type { CartItem } from '#web/domain/cart/cart.ts';

/** The selected tests and their total, without tax and with free shipping. */
export interface Order {
  items: readonly CartItem[];
  totalCents: number;
}

export function orderOf(cart: readonly CartItem[]): Order {
  const items = cart.filter(({ selected }) => selected);
  return { items, totalCents: totalCentsOf(items) };
}
