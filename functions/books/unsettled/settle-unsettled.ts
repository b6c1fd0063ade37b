import { settleNoted } from '#functions/books/events/settle-noted.ts';
import type { OpenBooks, Step } from '#functions/books/state/books-state.ts';
import { unsettledAfter } from './unsettled.ts';

/** Tries a page of the payments again that earlier runs could not settle. */
export async function settleUnsettledPage(
  books: OpenBooks,
  step: Step & { name: 'unsettled' },
  afterwards: Step,
): Promise<void> {
  const { ids, next } = await unsettledAfter(step.after);
  await settleNoted(books, ids, { step: next ? { ...step, after: next } : afterwards });
}
