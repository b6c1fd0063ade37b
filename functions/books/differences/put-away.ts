import { booksTable } from '#functions/books/state/books-state.ts';
import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { now as clock } from '#functions/platform/clock.ts';
import { type TransactItem, transact } from '#functions/platform/dynamo/transaction.ts';
import { Problem } from '#shared/api/problem.ts';
import type { DifferenceItem } from './difference-item.ts';
import { differenceKey, findDifference } from './differences.ts';

interface Handled {
  /** Names the difference. */
  key: string;
  /** What the manager did about it. */
  note: string;
}

function settledMeanwhile(): Problem {
  return new Problem('conflict', 'This has already been resolved, or it has changed since you opened it.');
}

function handledStep({ entry }: DifferenceItem, handled: DifferenceItem['handled']): TransactItem {
  return {
    Update: {
      TableName: booksTable,
      Key: differenceKey(entry),
      UpdateExpression: 'SET handled = :handled',
      ConditionExpression:
        'attribute_exists(book) AND attribute_not_exists(handled) AND attribute_not_exists(difference.isWaiting)',
      ExpressionAttributeValues: { ':handled': handled },
    },
  };
}

/**
 * Puts a difference away, with an audit line: it stays listed, and counts as done. Throws `conflict` when it was settled or
 * changed in the meantime, or when Stripe may still book it.
 */
export async function putDifferenceAway({ key, note }: Handled, actor: string): Promise<void> {
  const item = await findDifference(key);
  if (!item) throw settledMeanwhile();
  if (item.handled) return;
  if (item.difference.isWaiting) {
    throw new Problem('conflict', 'Stripe may still post this. You can set it aside once it’s overdue.');
  }
  const now = clock();
  const { id: subject, kind: to } = item.difference;
  const failed = await transact({
    difference: handledStep(item, { note, actor, handledAt: now.toISOString() }),
    audit: auditStep({ actor, action: 'books.handled', subject, to, reason: note }, now),
  });
  if (failed.length > 0 && !(await findDifference(key))?.handled) {
    throw settledMeanwhile();
  }
}
