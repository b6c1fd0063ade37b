import type { LabTestId } from '#shared/lab-tests/catalogue.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage/storage.ts';
import { removeFromCart } from './cart.ts';

/** A payment that may have bought tests in the cart. A page that is left or reloaded may never learn the outcome. */
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

/**
 * Records the tests that a payment is about to buy, replacing an earlier record. Call it before a card can be
 * charged.
 */
export function addPendingPurchase(paymentIntentId: string, tests: readonly { id: LabTestId }[]): void {
  removePendingPurchase(paymentIntentId);
  const testIds = tests.map(({ id }) => id);
  writeStored('pendingPurchases', [...pendingPurchases(), { paymentIntentId, testIds }]);
}

/** Forgets a purchase, such as one whose payment was canceled. The cart stays as it is. */
export function removePendingPurchase(paymentIntentId: string): void {
  const others = pendingPurchases().filter((purchase) => purchase.paymentIntentId !== paymentIntentId);
  if (others.length > 0) writeStored('pendingPurchases', others);
  else removeStored('pendingPurchases');
}

/** Removes a payment's tests from the cart once it has gone through. Returns their titles. */
export function completePurchase(paymentIntentId: string): string[] {
  const purchase = pendingPurchases().find((pending) => pending.paymentIntentId === paymentIntentId);
  removePendingPurchase(paymentIntentId);
  return purchase ? removeFromCart(...purchase.testIds).map(({ title }) => title) : [];
}
