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

/** Empties the list of processed events, because what they led to may be lost. Keeps when the last one arrived. */
async function clearProcessedEvents(): Promise<void> {
  const TableName = liveName('StripeEvents');
  for await (const page of scan(TableName)) {
    const events = page.filter((item) => 'expiresAt' in item);
    await mapConcurrently(events, concurrency, (item) =>
      withRetry(() => dynamo.send(new DeleteCommand({ TableName, Key: keyOf('StripeEvents', item) }))),
    );
  }
}

/** Makes the next check go through everything since the instant, even what an earlier one has seen. */
async function rewindBooks(to: string): Promise<void> {
  const state = await readState();
  if (!state?.checkedAt || state.checkedAt <= to) return;
  const { run: _, ...rest } = state;
  const next: BooksState = { ...rest, checkedAt: to, version: state.version + 1 };
  const step = putStep('Books', next as unknown as Item, state as unknown as Item);
  // A check that is running has just saved its progress.
  if ((await transact({ step })).length > 0) await rewindBooks(to);
}

/** Requests a check from the instant on. The stream of the books' table reports the request to the reconcile job. */
export async function requestBooksCheck(to: Date, now: Date): Promise<void> {
  await clearProcessedEvents();
  await rewindBooks(to.toISOString());
  // Treat all earlier requests as done: now that the books are rewound, one of them looks as if it were still open.
  await requestCheck(now.toISOString(), now);
}

/** Whether the check that was requested has finished. */
export async function isBooksCheckDone(): Promise<boolean> {
  const [state, request] = await Promise.all([readState(), readRequest()]);
  return state?.run === undefined && !isRequestOpen(request, state?.checkedAt);
}

/** Reports the differences that the check could not settle, and the payments that only Stripe knew of. */
export async function reportBooks(to: Date, findings: Findings): Promise<void> {
  if (!(await isBooksCheckDone())) findings.add('books-unchecked', 'reconcile');
  for await (const page of allDifferences()) {
    for (const item of page.filter(isOverdue)) findings.add('books-differ', item.entry);
  }
  for await (const page of scan<PaymentRecord>(liveName('Payments'))) {
    const withoutDetails = page
      .filter((record) => isPayment(record))
      .filter(
        ({ reference, enteredBy, createdAt }) => !reference && !enteredBy && createdAt > to.toISOString(),
      );
    for (const { id, amountCents } of withoutDetails) {
      findings.add('payment-without-details', id, `${amountCents} cents`);
    }
  }
}
