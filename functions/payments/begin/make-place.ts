import { findKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { settleSparingly } from '#functions/payments/settle/settle-payment.ts';
import { freePlaces, isAbandoned, unfinishedPayments } from '#functions/payments/unfinished-payments.ts';
import { countedInWindow } from '#functions/platform/dynamo/window-limits.ts';

// A look may ask Stripe about each payment, and a client that was refused can ask again and again.
const looks = { name: 'unfinished-look', windowMs: 3_000, limit: 2 };

/** Whether a payment has ended and needs its place no more. Ends one that is abandoned. */
async function hasEnded(reference: string, now: Date): Promise<boolean> {
  const key = await findKey(reference);
  if (!key) return true;
  const isOld = isAbandoned(key.begunAt, now);
  if (!key.intentId) return isOld;
  const payment = await settleSparingly(key.intentId);
  if (payment && !payment.pending) return true;
  // A payment whose record was deleted, too: its intent may still be open.
  if (!payment || isOld) return !(await endPayment(key.intentId))?.pending;
  return false;
}

/**
 * Frees the places of payments that have ended, for a client whose places are all taken. A payment frees its place when
 * it ends; this catches those that we have not heard of or whose process died.
 * @returns whether there is a place now
 */
export async function makePlace(clientKey: string, now: Date): Promise<boolean> {
  if (!(await countedInWindow(looks, clientKey))) return false;
  const references = await unfinishedPayments(clientKey);
  const ended = await Promise.all(references.map((reference) => hasEnded(reference, now)));
  const free = references.filter((_, index) => ended[index]);
  await freePlaces(clientKey, free);
  return free.length > 0;
}
