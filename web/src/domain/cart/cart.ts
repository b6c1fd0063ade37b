import { useSyncExternalStore } from 'react';
import { currentOffer, type LabTest } from '#shared/lab-tests/catalogue.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

/** A test in the cart, as the specification stores it. Only the selected ones are paid for. */
export interface CartItem extends LabTest {
  selected: boolean;
}

const key = 'cartItems';
const noItems: readonly CartItem[] = [];

/** What the window hears when this tab has changed the cart; of other tabs it hears `storage`. */
export const cartChange = 'cartchange';

/** What can be made of a stored entry: a test at a price we ask today, or nothing. */
function healed(entry: unknown): CartItem | undefined {
  const { title, price, selected } = (entry ?? {}) as Partial<CartItem>;
  if (typeof title !== 'string' || typeof price !== 'string') return undefined;
  const offer = currentOffer(title, price);
  return offer && { ...offer, selected: selected !== false };
}

/** The cart as it is stored right now, whatever other tabs or older versions of the site left there. */
function storedItems(): CartItem[] {
  const stored = readStored('local', key);
  const items = new Map<string, CartItem>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const item = healed(entry);
    if (item && !items.has(item.title)) items.set(item.title, item);
  }
  return [...items.values()];
}

function store(items: readonly CartItem[]) {
  if (items.length > 0) writeStored('local', key, items);
  else removeStored('local', key);
  window.dispatchEvent(new Event(cartChange));
}

/** Puts a test into the cart, selected. False when one of that title is there already (spec §5). */
export function addToCart({ title, content, price, bookAppointment }: LabTest): boolean {
  const items = storedItems();
  if (items.some((item) => item.title === title)) return false;
  store([...items, { title, content, price, bookAppointment, selected: true }]);
  return true;
}

export function removeFromCart(...titles: readonly string[]): void {
  store(storedItems().filter(({ title }) => !titles.includes(title)));
}

/** Undoes a removal: the item takes its old place again, unless it has been added anew. */
export function putBackIntoCart(item: CartItem, index: number): void {
  const items = storedItems();
  if (items.some(({ title }) => title === item.title)) return;
  store(items.toSpliced(index, 0, item));
}

export function selectInCart(title: string, selected: boolean): void {
  store(storedItems().map((item) => (item.title === title ? { ...item, selected } : item)));
}

function subscribe(listener: () => void): () => void {
  for (const change of [cartChange, 'storage']) window.addEventListener(change, listener);
  return () => {
    for (const change of [cartChange, 'storage']) window.removeEventListener(change, listener);
  };
}

let shown = noItems;

/** The same array for as long as the cart holds the same. */
function currentItems(): readonly CartItem[] {
  const items = storedItems();
  if (JSON.stringify(items) !== JSON.stringify(shown)) shown = items;
  return shown;
}

/** How many tests are in the cart right now. */
export function cartCount(): number {
  return currentItems().length;
}

/** The cart of this browser, shared by its tabs. Empty until the prerendered page is hydrated. */
export function useCart() {
  const items = useSyncExternalStore(subscribe, currentItems, () => noItems);
  return { items, count: items.length };
}
