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
 * Sets off the alarm for the differences that have not done so: once each, since a failed payout stays one for ever.
 * @returns how many there are that a manager has to do something about
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
  // Before they are marked: a process killed in between would lose the alarm.
  log('error', 'books-differ', { differences: fresh.length });
  countMetric('BooksDiffer');
  await mapConcurrently(fresh, concurrency, markAlarmed);
  return overdueCount;
}
