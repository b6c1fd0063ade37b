import { findKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { settleSparingly } from '#functions/payments/settle/settle-payment.ts';
import { freePlaces, isAbandoned, unfinishedPayments } from '#functions/payments/unfinished.ts';
import { countedInWindow } from '#functions/platform/dynamo/window-limits.ts';

// Looking reads each of them, and a client that is refused may ask again all the time.
const looks = { name: 'unfinished-look', windowMs: 3_000, limit: 2 };

/** Whether a payment no longer needs its place. Ends it when it is abandoned. */
async function hasEnded(reference: string, now: Date): Promise<boolean> {
  const key = await findKey(reference);
  if (!key) return true;
  const isOld = isAbandoned(key.begunAt, now);
  if (!key.intentId) return isOld;
  const payment = await settleSparingly(key.intentId);
  if (payment && !payment.pending) return true;
  // Also when its record was deleted: the intent may still be open.
  if (!payment || isOld) return !(await endPayment(key.intentId))?.pending;
  return false;
}

/**
 * Looks again at each unfinished payment of a client whose places are all taken. Ended payments give theirs back by
 * themselves; this makes up for one that could not, and for a sweep that is still to come.
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
