import { queryPages } from '#functions/platform/dynamo/reads.ts';
import { env } from '#functions/platform/env.ts';
import type { OutboxItem } from './outbox.ts';

const table = env('OUTBOX_TABLE');

/** A mail as the schedule's index holds it. */
type DueMail = Required<Pick<OutboxItem, 'id' | 'nextAttemptAt'>>;

/** The schedule's mails that are due, the longest waiting first, page by page. */
export function dueMailPages(now: Date, pageSize: number): AsyncGenerator<DueMail[]> {
  return queryPages({
    TableName: table,
    IndexName: 'byNextAttempt',
    KeyConditionExpression: 'queue = :due AND nextAttemptAt <= :now',
    ExpressionAttributeValues: { ':due': 'due', ':now': now.toISOString() },
    Limit: pageSize,
  });
}

/**
 * The ids of the schedule's mails that are due, the longest waiting first, in groups that were due in the same minute.
 * @param pageSize how many it reads at a time, and the most that a group can have
 */
export async function* dueMailGroups(now: Date, pageSize: number): AsyncGenerator<string[]> {
  for await (const mails of dueMailPages(now, pageSize)) {
    const minutes = Map.groupBy(mails, ({ nextAttemptAt }) =>
      nextAttemptAt.slice(0, 'YYYY-MM-DDTHH:MM'.length),
    );
    for (const group of minutes.values()) yield group.map(({ id }) => id);
  }
}
