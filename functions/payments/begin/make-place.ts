import { failedCardsOf } from '#functions/payments/failed-cards.ts';
import { findKey } from '#functions/payments/idempotency-keys.ts';
import { endPayment } from '#functions/payments/settle/end-payment.ts';
import { settleSparingly } from '#functions/payments/settle/settle-payment.ts';
import { isAbandoned } from '#functions/payments/unfinished-payments.ts';
import { count, counted, uncount } from '#functions/platform/dynamo/tally.ts';

// A look may ask Stripe about each payment, and a client that was refused can ask again and again.
const looks = { limit: 2, lastsMs: 3_000 };

/** Whether a payment needs its place no more. Ends one that is abandoned. */
async function isDone(reference: string, now: Date): Promise<boolean> {
  const key = await findKey(reference);
  if (!key) return true;
  const isOld = isAbandoned(key.begunAt, now);
  if (!key.intentId) return isOld;
  const payment = await settleSparingly(key.intentId);
  if (payment && (!payment.pending || failedCardsOf(payment) > 0)) return true;
  // A payment whose record was deleted, too: its intent may still be open.
  if (!payment || isOld) return !(await endPayment(key.intentId))?.pending;
  return false;
}

/**
 * Frees the places under a key, all of which are taken, that nobody needs any more. A payment frees its place itself; this
 * catches those that we have not heard of or whose process died.
 * @returns whether there is a place now
 */
export async function makePlace(key: string, now: Date): Promise<boolean> {
  if (await count({ key: `looks#${key}`, ...looks })) return false;
  const references = (await counted(key)).map(({ id }) => id);
  const done = await Promise.all(references.map((reference) => isDone(reference, now)));
  const free = references.filter((_, index) => done[index]);
  await uncount(free.map((id) => ({ key, id })));
  return free.length > 0;
}
