import { alarmDifferences } from '#functions/books/differences/alarm-differences.ts';
import { differencesFoundOn } from '#functions/books/differences/differences.ts';
import { countMendedBy } from '#functions/books/mended/mended.ts';
import { booksTable, type OpenBooks, type Step } from '#functions/books/state/books-state.ts';
import { log } from '#functions/platform/log.ts';
import { addDays } from '#shared/time/clinic-time.ts';
import { compareOwnRecords } from './compare-own.ts';
import { addStripeDay } from './compare-stripe.ts';
import { type DayLine, emptyLine } from './day-line.ts';

function lineStep(Item: DayLine) {
  return { line: { Put: { TableName: booksTable, Item } } };
}

/** The end of a run: says so when the books differ. */
async function finish(books: OpenBooks, line: DayLine): Promise<void> {
  const { startedAt } = books.run;
  const differences = await alarmDifferences();
  log('info', 'books-checked', { mended: await countMendedBy(startedAt), differences });
  await books.save({ run: undefined, checkedAt: startedAt }, lineStep(line));
}

/** Compares a day, object by object, and writes its line. */
export async function compareDay(books: OpenBooks, step: Step & { name: 'days' }): Promise<void> {
  const { date, firstDate } = step;
  const { startedAt } = books.run;
  const line = emptyLine(date, startedAt);
  // Our records first: what they make us ask Stripe about then is in the ledger when its day is added up.
  await compareOwnRecords(books, step);
  await addStripeDay(books, line);
  for (const { difference } of await differencesFoundOn(date, startedAt)) {
    // Stripe’s movements of the day do not show it, so only our side counts it.
    const { kind, oursCents, stripeCents } = difference;
    if (kind === 'not-at-stripe' || kind === 'status-by-hand') line.oursCents += oursCents - stripeCents;
  }
  if (date <= firstDate) return finish(books, line);
  await books.saveRun({ step: { ...step, date: addDays(date, -1) } }, lineStep(line));
}
