import type { OpenBooks, Run, Settling } from '#functions/books/state/books-state.ts';
import { alarmUnsettled } from '#functions/payments/settle/alarm.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { findPaymentRecord } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import type { Mended } from '#shared/books/mended.ts';
import { mendedNewsOf, statementsOf } from './statements.ts';

const concurrency = 10;
/** The state is a single item, of 400 KB at most. */
const maxMended = 300;
const maxUnsettled = 2_000;

async function readBefore(id: string): Promise<Settling> {
  const record = await findPaymentRecord(id);
  return { id, ...(record && { version: record.version }), statements: statementsOf(record) };
}

/** Returns whether it could. */
async function trySettle(id: string): Promise<boolean> {
  try {
    await settlePayment(id);
    return true;
  } catch (error) {
    alarmUnsettled(id, error);
    return false;
  }
}

async function mendedSince({ id, version, statements }: Settling): Promise<Mended[]> {
  const record = await findPaymentRecord(id);
  if (!record || record.version === version) return [];
  return [{ paymentIntentId: id, news: mendedNewsOf(statements, statementsOf(record)) }];
}

function addMended(run: Run, added: readonly Mended[]): Pick<Run, 'mended' | 'moreMended'> {
  const byId = new Map(run.mended.map((mended) => [mended.paymentIntentId, mended.news]));
  for (const { paymentIntentId, news } of added) {
    byId.set(paymentIntentId, [...new Set([...(byId.get(paymentIntentId) ?? []), ...news])]);
  }
  const all = [...byId].map(([paymentIntentId, news]) => ({ paymentIntentId, news }));
  return {
    mended: all.slice(0, maxMended),
    moreMended: run.moreMended + Math.max(0, all.length - maxMended),
  };
}

/**
 * Settles payments, notes what that mended, and saves the run's next step with it. What we knew before is saved first: a
 * run that goes on after a kill could not tell any more what the settlement had mended.
 * @returns the payments that could not be settled; a later run tries them again
 */
export async function settleNoted(
  books: OpenBooks,
  ids: readonly string[],
  next: Partial<Run> = {},
): Promise<ReadonlySet<string>> {
  const known = books.run.settling;
  const newIds = [...new Set(ids)].filter((id) => !known.some((settling) => settling.id === id));
  const settling = [...known, ...(await mapConcurrently(newIds, concurrency, readBefore))];
  if (newIds.length > 0) await books.saveRun({ settling });
  const settled = await mapConcurrently(settling, concurrency, ({ id }) => trySettle(id));
  const failed = new Set(settling.filter((_, index) => !settled[index]).map(({ id }) => id));
  const mended = (await mapConcurrently(settling, concurrency, mendedSince)).flat();
  const attempted = new Set(settling.map(({ id }) => id));
  const unsettled = [...books.state.unsettled.filter((id) => !attempted.has(id)), ...failed];
  if (unsettled.length > maxUnsettled) throw new RangeError('too many payments could not be settled');
  await books.save({
    unsettled,
    run: { ...books.run, ...addMended(books.run, mended), settling: [], ...next },
  });
  return failed;
}
