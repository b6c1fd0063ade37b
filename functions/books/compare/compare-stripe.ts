import type { DatedDifference } from '#functions/books/differences/difference-item.ts';
import { keepDifferences } from '#functions/books/differences/differences.ts';
import { settleNoted } from '#functions/books/events/settle-noted.ts';
import { accountBook, type LedgerEntry } from '#functions/books/ledger/ledger-entry.ts';
import { differencesOfPayout, type PayoutItem } from '#functions/books/payouts/payout-item.ts';
import { booksTable, type OpenBooks } from '#functions/books/state/books-state.ts';
import { findPaymentRecord, isOtherSale, type PaymentRecord } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { intentIdPattern } from '#shared/payments/payment.ts';
import { addAccountEntry, addMovement, addOtherSale, addPayout, type DayLine } from './day-line.ts';
import { ownCentsOf } from './own-movements.ts';

const concurrency = 10;

type Records = Map<string, PaymentRecord | undefined>;

async function readRecords(ids: readonly string[]): Promise<Records> {
  const records = await mapConcurrently(ids, concurrency, findPaymentRecord);
  return new Map(ids.map((id, index) => [id, records[index]]));
}

/** Every charge of ours has an intent: one without is another product's. */
function isOthers({ book }: LedgerEntry, records: Records): boolean {
  const record = records.get(book);
  return !intentIdPattern.test(book) || (record !== undefined && isOtherSale(record));
}

function agrees(entry: LedgerEntry, records: Records): boolean {
  return isOthers(entry, records) || ownCentsOf(entry, records.get(entry.book)) === entry.cents;
}

/** The difference between one of Stripe's movements and our record; none where they agree. */
function differenceOf(entry: LedgerEntry, oursCents: number): DatedDifference[] {
  const { kind, cents, book, source, date, entry: transaction } = entry;
  if (oursCents === cents || kind === 'stripe-fee' || kind === 'payout' || kind === 'other') return [];
  return [
    {
      kind: oursCents === 0 ? 'not-in-records' : 'amount',
      movement: kind,
      id: kind === 'payment' ? book : source,
      paymentIntentId: book,
      oursCents,
      stripeCents: cents,
      distinction: transaction,
      date,
    },
  ];
}

/** Adds a page of a day's movements to its line. Settles the payments that do not agree, and looks at them again. */
async function addEntries(books: OpenBooks, line: DayLine, entries: readonly LedgerEntry[]): Promise<void> {
  const ids = [...new Set(entries.map(({ book }) => book))].filter((book) => intentIdPattern.test(book));
  const records = await readRecords(ids);
  const suspects = [...new Set(entries.filter((entry) => !agrees(entry, records)).map(({ book }) => book))];
  if (suspects.length > 0) {
    await settleNoted(books, suspects);
    for (const [id, record] of await readRecords(suspects)) records.set(id, record);
  }
  const found: DatedDifference[] = [];
  for (const entry of entries) {
    if (isOthers(entry, records)) {
      addOtherSale(line, entry);
      continue;
    }
    const oursCents = ownCentsOf(entry, records.get(entry.book));
    addMovement(line, entry, oursCents);
    found.push(...differenceOf(entry, oursCents));
  }
  await keepDifferences(found, books.run.startedAt);
}

/** Adds everything that Stripe has booked on a day, and what arrived at our bank, to the day's line. */
export async function addStripeDay(books: OpenBooks, line: DayLine): Promise<void> {
  const pages = queryPages<LedgerEntry | PayoutItem>({
    TableName: booksTable,
    IndexName: 'byDate',
    KeyConditionExpression: '#date = :date',
    ExpressionAttributeNames: { '#date': 'date' },
    ExpressionAttributeValues: { ':date': line.entry },
    Limit: 100,
  });
  for await (const page of pages) {
    const entries: LedgerEntry[] = [];
    const payouts = page.filter((item): item is PayoutItem => item.book === 'payouts');
    await keepDifferences(payouts.flatMap(differencesOfPayout), books.run.startedAt);
    for (const payout of payouts) addPayout(line, payout);
    for (const item of page) {
      if (item.book === 'payouts') continue;
      if (item.book === accountBook) addAccountEntry(line, item as LedgerEntry);
      else entries.push(item as LedgerEntry);
    }
    await addEntries(books, line, entries);
  }
}
