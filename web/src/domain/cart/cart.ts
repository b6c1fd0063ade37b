import { useSyncExternalStore } from 'react';
import { currentOffer, type LabTest } from '#shared/lab-tests/catalogue.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** A test in the cart, in the specification's format. Only selected ones are paid for. */
export interface CartItem extends LabTest {
  selected: boolean;
}

const noItems: readonly CartItem[] = [];

/** The window event for changes to the cart in this tab; other tabs cause `storage` events. */
const cartChange = 'cartchange';

/** Validates a stored entry: a test at its current price, or undefined. */
function validItem(entry: unknown): CartItem | undefined {
  const { title, price, selected } = (entry ?? {}) as Partial<CartItem>;
  if (typeof title !== 'string' || typeof price !== 'string') return undefined;
  const offer = currentOffer(title, price);
  return offer && { ...offer, selected: selected !== false };
}

/** The stored cart, validated, since other tabs or older versions of the site may have written it. */
function readItems(): CartItem[] {
  const stored = readStored('cartItems');
  const items = new Map<string, CartItem>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const item = validItem(entry);
    if (item && !items.has(item.title)) items.set(item.title, item);
  }
  return [...items.values()];
}

function writeItems(items: readonly CartItem[]) {
  if (items.length > 0) writeStored('cartItems', items);
  else removeStored('cartItems');
  window.dispatchEvent(new Event(cartChange));
}

/** Adds a test to the cart, selected. False when one with that title is already there (spec §5). */
export function addToCart({ title, content, price, bookAppointment }: LabTest): boolean {
  const items = readItems();
  if (items.some((item) => item.title === title)) return false;
  writeItems([...items, { title, content, price, bookAppointment, selected: true }]);
  return true;
}

export function removeFromCart(...titles: readonly string[]): void {
  writeItems(readItems().filter(({ title }) => !titles.includes(title)));
}

/** Undoes a removal: restores the item at its old position, unless it was added again. */
export function restoreToCart(item: CartItem, index: number): void {
  const items = readItems();
  if (items.some(({ title }) => title === item.title)) return;
  writeItems(items.toSpliced(index, 0, item));
}

export function selectInCart(title: string, selected: boolean): void {
  writeItems(readItems().map((item) => (item.title === title ? { ...item, selected } : item)));
}

function subscribe(listener: () => void): () => void {
  for (const change of [cartChange, 'storage']) window.addEventListener(change, listener);
  return () => {
    for (const change of [cartChange, 'storage']) window.removeEventListener(change, listener);
  };
}

let snapshot = noItems;

/** A stable snapshot: the same array as long as the cart is unchanged. */
function currentItems(): readonly CartItem[] {
  const items = readItems();
  if (JSON.stringify(items) !== JSON.stringify(snapshot)) snapshot = items;
  return snapshot;
}

/** This browser's cart, shared between tabs. Empty until the prerendered page is hydrated. */
export function useCart() {
  const items = useSyncExternalStore(subscribe, currentItems, () => noItems);
  return { items, count: items.length };
}
