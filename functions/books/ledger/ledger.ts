import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable } from '#functions/books/state/books-state.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import type { BalanceTransaction } from '#functions/stripe/balance.ts';
import { type LedgerEntry, ledgerEntryOf } from './ledger-entry.ts';

const concurrency = 10;

/** Keeps movements in the ledger. Stripe never changes one, so keeping it again is harmless. */
export async function keepEntries(transactions: readonly BalanceTransaction[]): Promise<LedgerEntry[]> {
  const entries = transactions.map(ledgerEntryOf);
  await mapConcurrently(entries, concurrency, (Item) =>
    withRetry(() => dynamo.send(new PutCommand({ TableName: booksTable, Item }))),
  );
  return entries;
}

/** Every kept movement of a payment. */
export async function entriesOf(paymentId: string): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  const pages = queryPages<LedgerEntry>({
    TableName: booksTable,
    KeyConditionExpression: 'book = :book',
    ExpressionAttributeValues: { ':book': paymentId },
    ConsistentRead: true,
  });
  for await (const page of pages) entries.push(...page);
  return entries;
}
