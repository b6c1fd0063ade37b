import type { OpenBooks, Step } from '#functions/books/state/books-state.ts';
import { transactionsSince } from '#functions/stripe/balance.ts';
import { keepEntries } from './ledger.ts';

const later = (one: string, other: string) => (one > other ? one : other);

/** Takes a page of Stripe's movements into the ledger. */
export async function readLedgerPage(
  books: OpenBooks,
  step: Step & { name: 'ledger' },
  afterwards: Step,
): Promise<void> {
  const { items, next } = await transactionsSince(step);
  const entries = await keepEntries(items);
  const lastDate = entries.reduce((last, { date }) => later(last, date), books.run.lastDate);
  await books.saveRun({ lastDate, step: next ? { ...step, after: next } : afterwards });
}
