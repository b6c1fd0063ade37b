import { booksTable, type OpenBooks, type Step } from '#functions/books/state/books-state.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { addDays } from '#shared/time/clinic-time.ts';
import { compareOwnRecords } from './compare-own.ts';
import { addStripeDay } from './compare-stripe.ts';
import { addUnbooked, type DayLine, emptyLine, overdueCount } from './day-line.ts';

/** The state is a single item, of 400 KB at most. */
const maxCarried = 500;

/** The end of a run: says so when the books differ, and keeps what was mended. */
async function finish(books: OpenBooks, overdue: number, line: DayLine): Promise<void> {
  const { startedAt, mended, moreMended } = books.run;
  if (overdue > 0) {
    log('error', 'books-differ', { differences: overdue });
    countMetric('BooksDiffer');
  }
  log('info', 'books-checked', { mended: mended.length + moreMended, differences: overdue });
  await books.save(
    { run: undefined, checkedAt: startedAt, mended, moreMended },
    { line: { Put: { TableName: booksTable, Item: line } } },
  );
}

/** Compares a day, object by object, and writes its line. */
export async function compareDay(books: OpenBooks, step: Step & { name: 'days' }): Promise<void> {
  const { date, firstDate } = step;
  const line = emptyLine(date, books.run.startedAt);
  // Our records first: what they make us ask Stripe about then is in the ledger when its day is added up.
  const unbooked = [...step.carried, ...(await compareOwnRecords(books, date))];
  await addStripeDay(books, line);
  for (const { date: _, ...difference } of unbooked.filter((found) => found.date === date)) {
    addUnbooked(line, difference);
  }
  const overdue = step.overdue + overdueCount(line);
  if (date <= firstDate) return finish(books, overdue, line);
  const carried = unbooked.filter((found) => found.date < date).slice(0, maxCarried);
  await books.saveRun(
    { step: { ...step, date: addDays(date, -1), carried, overdue } },
    { line: { Put: { TableName: booksTable, Item: line } } },
  );
}
