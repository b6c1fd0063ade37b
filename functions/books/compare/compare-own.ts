import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import { keepDifferences } from '#functions/books/differences/differences.ts';
import { settleNoted } from '#functions/books/events/settle-noted.ts';
import { entriesOf, keepEntries } from '#functions/books/ledger/ledger.ts';
import type { LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import type { OpenBooks } from '#functions/books/state/books-state.ts';
import {
  findPaymentRecord,
  isOtherSale,
  type PaymentRecord,
  paymentsTable,
} from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { log } from '#functions/platform/log.ts';
import { transactionsOfSource } from '#functions/stripe/balance.ts';
import { idOf } from '#functions/stripe/expandable.ts';
import { findIntent } from '#functions/stripe/intents.ts';
import { isLiveMode } from '#functions/stripe/keys.ts';
import { Problem } from '#shared/api/problem.ts';
import { dayMs } from '#shared/time/durations.ts';
import { unbookedMovements } from './own-movements.ts';
import { statusDifferences } from './status-by-hand.ts';

const concurrency = 10;
/** Stripe books a payment within an hour or so. What it has not booked after a day differs. */
const lateMs = dayMs;

/** The records whose money last moved on a day, a page at a time. */
function recordsMovedOn(date: string): AsyncGenerator<PaymentRecord[]> {
  return queryPages<PaymentRecord>({
    TableName: paymentsTable,
    IndexName: 'byMovedDate',
    KeyConditionExpression: 'movedDate = :date',
    ExpressionAttributeValues: { ':date': date },
    Limit: 100,
  });
}

function differencesOf(
  books: OpenBooks,
  record: PaymentRecord,
  entries: readonly LedgerEntry[],
): DatedDifference[] {
  const { startedAt } = books.run;
  const unbooked = unbookedMovements(record.id, record, entries, {
    since: books.state.ledgerSince ?? startedAt,
    settledBefore: new Date(Date.parse(startedAt) - lateMs).toISOString(),
  });
  return [...unbooked, ...statusDifferences(record)];
}

/** Takes everything that Stripe has booked for a payment into the ledger: the lists that the run has read may be older. */
async function askForEntries(record: PaymentRecord): Promise<void> {
  const { refunds = [], disputes = [] } = record;
  const chargeId = idOf((await findIntent(record.id))?.latest_charge);
  const sources = [
    ...(chargeId ? [chargeId] : []),
    ...refunds.map(({ id }) => id),
    ...disputes.map(({ id }) => id),
  ];
  for (const source of sources) await keepEntries(await transactionsOfSource(source));
}

/** The same, but goes on where Stripe refuses because it does not know what our record names: the difference stays. */
async function keepEntriesOf(record: PaymentRecord): Promise<void> {
  try {
    await askForEntries(record);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log('warn', 'ledger-incomplete', { payment: record.id });
  }
}

/** What of these records does not agree, after settling them and asking Stripe about each again. */
async function compareAgain(books: OpenBooks, ids: readonly string[]): Promise<DatedDifference[]> {
  await settleNoted(books, ids);
  const found = await mapConcurrently(ids, concurrency, async (id) => {
    const record = await findPaymentRecord(id);
    if (!record || isOtherSale(record)) return [];
    await keepEntriesOf(record);
    return differencesOf(books, record, await entriesOf(id));
  });
  return found.flat();
}

/** The days of a run that are still to be compared. */
interface DaysToCompare {
  date: string;
  firstDate: string;
}

/** Stores where Stripe disagrees with what our records say moved, or a manager set, on a day or before. */
export async function compareOwnRecords(books: OpenBooks, { date, firstDate }: DaysToCompare): Promise<void> {
  const live = await isLiveMode();
  for await (const page of recordsMovedOn(date)) {
    const records = page.filter((record) => !isOtherSale(record) && record.livemode === live);
    const found = await mapConcurrently(records, concurrency, async (record) =>
      differencesOf(books, record, await entriesOf(record.id)),
    );
    const suspects = records.filter((_, index) => found[index]?.length).map(({ id }) => id);
    if (suspects.length === 0) continue;
    const confirmed = await compareAgain(books, suspects);
    const compared = confirmed.filter((difference) => difference.date >= firstDate);
    await keepDifferences(compared, books.run.startedAt);
  }
}
