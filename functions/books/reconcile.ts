import { addDays, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';
import { dayMs, hourMs } from '#shared/time/durations.ts';
import { compareDay } from './compare/compare-days.ts';
import { settleEventsPage } from './events/settle-events.ts';
import { readLedgerPage } from './ledger/read-ledger.ts';
import { readPayoutsPage } from './payouts/read-payouts.ts';
import { type BooksState, OpenBooks, type Run, readState, type Step } from './state/books-state.ts';
import { settleUnsettledPage } from './unsettled/settle-unsettled.ts';

/** Stripe keeps events for so long. */
const daysBack = 30;
/** What Stripe lists late is in the next run's lists. */
const overlapMs = dayMs;
/** A payout is compared with movements that it pays out days later. */
const payoutsBackMs = (daysBack + 10) * dayMs;
/** A run that was killed longer ago starts over: what it has compared may have changed since. */
const staleAfterMs = hourMs;

/** A run before its first step is known. */
type BegunRun = Omit<Run, 'step'>;

const seconds = (ms: number) => Math.floor(ms / 1000);

/** When the first day of a run begins. */
function beginningOf({ startedAt }: BegunRun): Date {
  return clinicInstant(addDays(clinicDateAt(new Date(startedAt)), -daysBack), 0);
}

/** What comes after a step. */
function stepAfter(
  { state, run }: { state: BooksState; run: BegunRun },
  name: 'unsettled' | 'events' | 'ledger' | 'payouts',
): Step {
  const startedMs = Date.parse(run.startedAt);
  const beginning = beginningOf(run);
  const seen = state.checkedAt === undefined ? undefined : Date.parse(state.checkedAt) - overlapMs;
  switch (name) {
    case 'unsettled':
      return { name: 'events', since: seconds(Math.max(seen ?? 0, startedMs - daysBack * dayMs)) };
    case 'events':
      return { name: 'ledger', since: seconds(seen ?? beginning.getTime()) };
    case 'ledger':
      return { name: 'payouts', since: seconds(startedMs - payoutsBackMs) };
    case 'payouts': {
      const firstDate = clinicDateAt(beginning);
      return { name: 'days', date: run.lastDate, firstDate };
    }
  }
}

/** Goes on with the run that was killed, or begins one. Either way, a run that is still going on ends. */
async function openBooks(now: Date): Promise<OpenBooks> {
  const books = new OpenBooks(await readState());
  const { run } = books.state;
  if (run && now.getTime() - Date.parse(run.startedAt) < staleAfterMs) {
    await books.saveRun({});
    return books;
  }
  const startedAt = now.toISOString();
  const begun: BegunRun = {
    startedAt,
    // The run that was killed may have settled these, which this one reports as mended.
    settling: run?.settling ?? [],
    lastDate: clinicDateAt(now),
  };
  await books.save({
    ledgerSince: books.state.ledgerSince ?? beginningOf(begun).toISOString(),
    run: { ...begun, step: { name: 'unsettled' } },
  });
  return books;
}

function takeStep(books: OpenBooks): Promise<void> {
  const { step } = books.run;
  switch (step.name) {
    case 'unsettled':
      return settleUnsettledPage(books, step, stepAfter(books, 'unsettled'));
    case 'events':
      return settleEventsPage(books, step, stepAfter(books, 'events'));
    case 'ledger':
      return readLedgerPage(books, step, stepAfter(books, 'ledger'));
    case 'payouts':
      return readPayoutsPage(books, step, stepAfter(books, 'payouts'));
    case 'days':
      return compareDay(books, step);
  }
}

/**
 * Compares the books with Stripe: settles what lost events were about, takes Stripe's movements into the ledger, and
 * writes a line for each of the last 30 days. Every step saves how far it has come, so that a run that was killed goes on
 * from there.
 * @param isOutOfTime asked before each step
 * @returns whether the run has finished
 */
export async function reconcile(now: Date, isOutOfTime: () => boolean): Promise<boolean> {
  const books = await openBooks(now);
  while (books.state.run) {
    if (isOutOfTime()) return false;
    await takeStep(books);
  }
  return true;
}
