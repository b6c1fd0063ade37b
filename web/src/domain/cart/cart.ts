import { useSyncExternalStore } from 'react';
import {
  findLabTest,
  findLabTestByTitle,
  type LabTest,
  type LabTestId,
} from '#shared/lab-tests/catalogue.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';

/** A test in the cart, in the specification's format plus its id. Only selected tests are charged. */
export interface CartItem extends LabTest {
  selected: boolean;
}

const noItems: readonly CartItem[] = [];

/** Window event for cart changes in this tab. Changes in other tabs fire `storage` events. */
const cartChange = 'cartchange';

/**
 * The test that a stored entry stands for, or undefined. Older versions of the site stored no id, and
 * sometimes the title on home's card instead of the shop's, so this also finds a test by either title.
 */
function testOf(entry: unknown): LabTest | undefined {
  const { id, title } = (entry ?? {}) as Partial<CartItem>;
  return findLabTest(id) ?? findLabTestByTitle(title);
}

/**
 * Reads the stored cart: each test once, at its current price, because other tabs or older versions of the site
 * may have written it. A test stored twice is selected if either entry was.
 */
function readItems(): CartItem[] {
  const stored = readStored('cartItems');
  const items = new Map<LabTestId, CartItem>();
  for (const entry of Array.isArray(stored) ? stored : []) {
    const test = testOf(entry);
    if (!test) continue;
    const selected = entry.selected !== false || items.get(test.id)?.selected === true;
    items.set(test.id, { ...test, selected });
  }
  return [...items.values()];
}

function writeItems(items: readonly CartItem[]) {
  if (items.length > 0) writeStored('cartItems', items);
  else removeStored('cartItems');
  window.dispatchEvent(new Event(cartChange));
}

/** Adds a test to the cart, selected. Returns false when the cart already has the test. */
export function addToCart(test: LabTest): boolean {
  const items = readItems();
  if (items.some(({ id }) => id === test.id)) return false;
  writeItems([...items, { ...test, selected: true }]);
  return true;
}

/** Returns the removed items. */
export function removeFromCart(...ids: readonly LabTestId[]): CartItem[] {
  const items = readItems();
  const removed = items.filter(({ id }) => ids.includes(id));
  if (removed.length > 0) writeItems(items.filter((item) => !removed.includes(item)));
  return removed;
}

/** Undoes a removal: restores the item at its old position, unless it was added again. */
export function restoreToCart(item: CartItem, index: number): void {
  const items = readItems();
  if (items.some(({ id }) => id === item.id)) return;
  writeItems(items.toSpliced(index, 0, item));
}

export function selectInCart(id: LabTestId, selected: boolean): void {
  writeItems(readItems().map((item) => (item.id === id ? { ...item, selected } : item)));
}

function subscribe(listener: () => void): () => void {
  for (const change of [cartChange, 'storage']) window.addEventListener(change, listener);
  return () => {
    for (const change of [cartChange, 'storage']) window.removeEventListener(change, listener);
  };
}

let snapshot = noItems;

/** A stable snapshot: the same array until the cart changes. */
function currentItems(): readonly CartItem[] {
  const items = readItems();
  if (JSON.stringify(items) !== JSON.stringify(snapshot)) snapshot = items;
  return snapshot;
}

/** This browser's cart, shared by all tabs. Empty until the prerendered page is hydrated. */
export function useCart() {
  const items = useSyncExternalStore(subscribe, currentItems, () => noItems);
  return { items, count: items.length };
}
