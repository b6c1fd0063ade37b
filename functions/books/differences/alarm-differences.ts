import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { booksTable } from '#functions/books/state/books-state.ts';
import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import { log } from '#functions/platform/log.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { type DifferenceItem, isOverdue } from './difference-item.ts';
import { allDifferences, differenceKey } from './differences.ts';

const concurrency = 10;

/** Does nothing when the difference has been settled in the meantime. */
async function markAlarmed({ entry }: DifferenceItem): Promise<void> {
  const command = new UpdateCommand({
    TableName: booksTable,
    Key: differenceKey(entry),
    UpdateExpression: 'SET isAlarmed = :true',
    ConditionExpression: 'attribute_exists(book)',
    ExpressionAttributeValues: { ':true': true },
  });
  await conditionalWrite(() => dynamo.send(command));
}

/**
 * Alarms about the differences that no run has alarmed about yet: once each, since a failed payout never stops being one.
 * @returns how many differences wait for a manager, new or not
 */
export async function alarmDifferences(): Promise<number> {
  let overdueCount = 0;
  const fresh: DifferenceItem[] = [];
  for await (const page of allDifferences()) {
    const overdue = page.filter(isOverdue);
    overdueCount += overdue.length;
    fresh.push(...overdue.filter(({ isAlarmed }) => !isAlarmed));
  }
  if (fresh.length === 0) return overdueCount;
  // Alarm before marking: a process killed in between alarms twice rather than never.
  log('error', 'books-differ', { differences: fresh.length });
  countMetric('BooksDiffer');
  await mapConcurrently(fresh, concurrency, markAlarmed);
  return overdueCount;
}
