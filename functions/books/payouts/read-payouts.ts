import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable, type OpenBooks, type Step } from '#functions/books/state/books-state.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { transactionsOfPayout } from '#functions/stripe/balance.ts';
import { payoutsSince, type StripePayout } from '#functions/stripe/payouts.ts';
import { addPart, noParts, type PayoutItem, type PayoutParts, payoutItemOf } from './payout-item.ts';

/** What a payout pays out; undefined while Stripe does not say. It never says so for one made by hand. */
async function readParts({ id, reconciliation_status }: StripePayout): Promise<PayoutParts | undefined> {
  if (reconciliation_status !== 'completed') return undefined;
  let parts = noParts;
  let after: string | undefined;
  do {
    const { items, next } = await transactionsOfPayout(id, after);
    parts = items.reduce(addPart, parts);
    after = next;
  } while (after);
  return parts;
}

async function keepPayout(payout: StripePayout): Promise<void> {
  const stored = await readItem<PayoutItem>(booksTable, { book: 'payouts', entry: payout.id });
  const Item = payoutItemOf(payout, stored?.parts ?? (await readParts(payout)));
  await withRetry(() => dynamo.send(new PutCommand({ TableName: booksTable, Item })));
}

/** Keeps a page of payouts, each with what it pays out. */
export async function readPayoutsPage(
  books: OpenBooks,
  step: Step & { name: 'payouts' },
  afterwards: Step,
): Promise<void> {
  const { items, next } = await payoutsSince(step);
  for (const payout of items) await keepPayout(payout);
  await books.saveRun({ step: next ? { ...step, after: next } : afterwards });
}
