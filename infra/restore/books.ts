import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { isOverdue } from '#functions/books/differences/difference-item.ts';
import { allDifferences } from '#functions/books/differences/differences.ts';
import { isRequestOpen, readRequest, requestCheck } from '#functions/books/request.ts';
import { type BooksState, readState } from '#functions/books/state/books-state.ts';
import { isPayment, type PaymentRecord } from '#functions/payments/store.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import type { Findings } from './data/findings.ts';
import { type Item, keyOf, liveName, putStep, scan } from './data/tables.ts';

const concurrency = 10;

/** Empties the list of events that were processed: what they led to may be lost. When the last one arrived stays. */
async function forgetEvents(): Promise<void> {
  const TableName = liveName('StripeEvents');
  for await (const page of scan(TableName)) {
    const events = page.filter((item) => 'expiresAt' in item);
    await mapConcurrently(events, concurrency, (item) =>
      withRetry(() => dynamo.send(new DeleteCommand({ TableName, Key: keyOf('StripeEvents', item) }))),
    );
  }
}

/** Has the next check go through everything since the instant, even what an earlier one has seen. */
async function rewindBooks(to: string): Promise<void> {
  const state = await readState();
  if (!state?.checkedAt || state.checkedAt <= to) return;
  const { run: _, ...rest } = state;
  const next: BooksState = { ...rest, checkedAt: to, version: state.version + 1 };
  const step = putStep('Books', next as unknown as Item, state as unknown as Item);
  // A check that is running has just saved its progress.
  if ((await transact({ step })).length > 0) await rewindBooks(to);
}

/** Asks the reconcile job for a check from the instant on, which its table's stream reports to it. */
export async function askForCheck(to: Date, now: Date): Promise<void> {
  await forgetEvents();
  await rewindBooks(to.toISOString());
  // As if all earlier requests were done: since the books went back, one of them looks as if it were still to come.
  await requestCheck(now.toISOString(), now);
}

/** Whether the check that was asked for has finished. */
export async function isChecked(): Promise<boolean> {
  const [state, request] = await Promise.all([readState(), readRequest()]);
  return state?.run === undefined && !isRequestOpen(request, state?.checkedAt);
}

/** Notes what the check found that it could not mend, and payments of which only Stripe knew. */
export async function noteBooks(to: Date, findings: Findings): Promise<void> {
  if (!(await isChecked())) findings.add('books-unchecked', 'reconcile');
  for await (const page of allDifferences()) {
    for (const item of page.filter(isOverdue)) findings.add('books-differ', item.entry);
  }
  for await (const page of scan<PaymentRecord>(liveName('Payments'))) {
    const bare = page
      .filter((record) => isPayment(record))
      .filter(
        ({ reference, enteredBy, createdAt }) => !reference && !enteredBy && createdAt > to.toISOString(),
      );
    for (const { id, amountCents } of bare) {
      findings.add('payment-without-details', id, `${amountCents} cents`);
    }
  }
}
