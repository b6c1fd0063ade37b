import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import type { Page } from '#functions/platform/dynamo/month-walk.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';
import type { AppointmentItem } from './record.ts';
import { appointmentsTable } from './store.ts';

interface EmailQuery {
  /** Only those that start after this instant (ISO), or not after it. */
  after?: string;
  until?: string;
  limit: number;
  start?: Record<string, string> | undefined;
}

async function query(emailKey: string, { after, until, limit, start }: EmailQuery) {
  const bound = after ?? until;
  const condition = after ? ' AND startsAt > :bound' : ' AND startsAt <= :bound';
  const command = new QueryCommand({
    TableName: appointmentsTable,
    IndexName: 'byEmail',
    KeyConditionExpression: `emailKey = :email${bound ? condition : ''}`,
    ExpressionAttributeValues: { ':email': emailKey, ...(bound && { ':bound': bound }) },
    ScanIndexForward: after !== undefined,
    Limit: limit,
    ExclusiveStartKey: start,
  });
  const { Items = [], LastEvaluatedKey } = await withRetry(() => dynamo.send(command));
  return { items: Items as AppointmentItem[], next: LastEvaluatedKey };
}

/** Reads appointments of an email address (lower case), latest start first. */
export async function latestOfEmail(emailKey: string, limit: number): Promise<AppointmentItem[]> {
  return (await query(emailKey, { limit })).items;
}

/** Which page of an address's appointments to read. */
export interface OwnPage {
  /** Those that are over, latest first; otherwise those from now on, soonest first. */
  past?: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** Where a page of this list starts. Throws `invalid` for another list's cursor, or an expired one. */
async function startIn(
  list: string,
  cursor: string | undefined,
): Promise<Record<string, string> | undefined> {
  if (!cursor) return undefined;
  const text = await readToken(list, cursor);
  if (text !== undefined) return JSON.parse(text);
  const message = 'Start again from the first page';
  throw new Problem('invalid', message, { fields: { cursor: message } });
}

/** Reads a page of the appointments of an email address (lower case). One that is under way is not over. */
export async function appointmentsOfEmail(
  emailKey: string,
  now: Date,
  { past = false, cursor, limit }: OwnPage = { limit: 50 },
): Promise<Page<AppointmentItem>> {
  const list = `visits ${past ? 'before' : 'from'} now of ${emailKey}`;
  const overAt = new Date(now.getTime() - appointmentMinutes * minuteMs).toISOString();
  const start = await startIn(list, cursor);
  const { items, next } = await query(emailKey, {
    ...(past ? { until: overAt } : { after: overAt }),
    limit,
    start,
  });
  const end = new Date(Date.now() + dayMs);
  return { items, nextCursor: next ? await writeToken(list, JSON.stringify(next), end) : null };
}
