import { keepMended } from '#functions/books/mended/mended.ts';
import { mendedNewsOf, statementsOf } from '#functions/books/mended/statements.ts';
import type { OpenBooks, Run, Settling } from '#functions/books/state/books-state.ts';
import { dropUnsettled, keepUnsettled } from '#functions/books/unsettled/unsettled.ts';
import { alarmUnsettled } from '#functions/payments/settle/alarm.ts';
import { settlePayment } from '#functions/payments/settle/settle-payment.ts';
import { findPaymentRecord } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';

const concurrency = 10;
/** How many payments are noted at a time: the notes are part of one DynamoDB item, which holds 400 KB. */
const maxNoted = 50;

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

async function noteMended({ id, version, statements }: Settling, startedAt: string): Promise<void> {
  const record = await findPaymentRecord(id);
  if (!record || record.version === version) return;
  await keepMended(id, mendedNewsOf(statements, statementsOf(record)), startedAt);
}

/** Returns the ids of those that could not be settled. */
async function settleGroup(settling: readonly Settling[], startedAt: string): Promise<string[]> {
  const failed = await mapConcurrently(settling, concurrency, async (one) => {
    const isSettled = await trySettle(one.id);
    await (isSettled ? dropUnsettled(one.id) : keepUnsettled(one.id));
    await noteMended(one, startedAt);
    return isSettled ? [] : [one.id];
  });
  return failed.flat();
}

/**
 * Settles payments, notes what that mended, and saves the run's next step. First it saves what the records said before:
 * without that, a run that continues after a kill couldn't see what had been mended.
 * @returns the payments that could not be settled; a later run tries them again
 */
export async function settleNoted(
  books: OpenBooks,
  ids: readonly string[],
  next: Partial<Run> = {},
): Promise<ReadonlySet<string>> {
  const { settling: noted, startedAt } = books.run;
  const failed = new Set(await settleGroup(noted, startedAt));
  const rest = [...new Set(ids)].filter((id) => !noted.some((settling) => settling.id === id));
  for (let first = 0; first < rest.length; first += maxNoted) {
    const group = rest.slice(first, first + maxNoted);
    const settling = await mapConcurrently(group, concurrency, readBefore);
    await books.saveRun({ settling });
    for (const id of await settleGroup(settling, startedAt)) failed.add(id);
  }
  await books.saveRun({ settling: [], ...next });
  return failed;
}
