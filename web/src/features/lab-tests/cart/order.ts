import { parsePrice } from '#shared/lab-tests/price.ts';
import type { CartItem } from '#web/domain/cart/cart.ts';

/** What is about to be bought: the selected tests, and their sum. spec §9: tax 0, shipping free. */
export interface Order {
  items: readonly CartItem[];
  totalCents: number;
}

export function orderOf(cart: readonly CartItem[]): Order {
  const items = cart.filter(({ selected }) => selected);
  return { items, totalCents: items.reduce((cents, { price }) => cents + parsePrice(price), 0) };
}
