import type { LabTestId } from '#shared/lab-tests/catalogue.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { removeFromCart } from './cart.ts';

/** A payment that may have bought tests of the cart: a page that is left or reloaded may never learn its outcome. */
interface PendingPurchase {
  paymentIntentId: string;
  testIds: readonly LabTestId[];
}

function isPurchase(entry: unknown): entry is PendingPurchase {
  const { paymentIntentId, testIds } = (entry ?? {}) as Partial<PendingPurchase>;
  return typeof paymentIntentId === 'string' && Array.isArray(testIds);
}

/** The purchases without a known outcome, oldest first. */
export function pendingPurchases(): PendingPurchase[] {
  const stored = readStored('pendingPurchases');
  return Array.isArray(stored) ? stored.filter(isPurchase) : [];
}

/** Keeps what a payment is about to buy, in place of what was kept of it before. Call it before a card can be charged. */
export function addPendingPurchase(paymentIntentId: string, tests: readonly { id: LabTestId }[]): void {
  endPurchase(paymentIntentId);
  const testIds = tests.map(({ id }) => id);
  writeStored('pendingPurchases', [...pendingPurchases(), { paymentIntentId, testIds }]);
}

/** For a payment that was canceled: it bought nothing. */
export function endPurchase(paymentIntentId: string): void {
  const others = pendingPurchases().filter((purchase) => purchase.paymentIntentId !== paymentIntentId);
  if (others.length > 0) writeStored('pendingPurchases', others);
  else removeStored('pendingPurchases');
}

/** For a payment that went through: takes what it bought out of the cart. Returns the titles of the tests taken out. */
export function completePurchase(paymentIntentId: string): string[] {
  const purchase = pendingPurchases().find((pending) => pending.paymentIntentId === paymentIntentId);
  endPurchase(paymentIntentId);
  return purchase ? removeFromCart(...purchase.testIds).map(({ title }) => title) : [];
}
