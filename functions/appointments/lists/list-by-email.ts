import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { appointmentsTable } from '#functions/appointments/store.ts';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import type { Page } from '#functions/platform/dynamo/month-walk.ts';
import { withRetry } from '#functions/platform/dynamo/retry.ts';
import { readToken, writeToken } from '#functions/platform/tokens.ts';
import { invalid } from '#shared/api/problem.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

interface EmailQuery {
  /** Reads appointments that start after this instant (ISO), soonest first. */
  after?: string;
  /** Reads appointments that start at this instant (ISO) or before it, latest first. */
  until?: string;
  limit: number;
  start?: Record<string, string> | undefined;
}

/** High enough never to matter: DynamoDB reads at most a megabyte for one query. */
const maxRead = 1_000;

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
  /**
   * Whether to read visits that are over, latest first. Otherwise reads those that aren't over, soonest first. If they
   * fill more than a page, proven ones come first: strangers who book in the patient's name can't push them to a later
   * page.
   */
  past?: boolean;
  cursor?: string | undefined;
  limit: number;
}

/** Where a page of this list starts. Throws `invalid` for another list's cursor, or an expired one. */
async function startIn<Start>(list: string, cursor: string | undefined): Promise<Start | undefined> {
  if (!cursor) return undefined;
  const text = await readToken(list, cursor);
  if (text !== undefined) return JSON.parse(text);
  throw invalid('cursor', 'Start again from the first page');
}

function cursorOf(list: string, start: unknown): Promise<string> {
  return writeToken(list, JSON.stringify(start), new Date(Date.now() + dayMs));
}

/** Reads a page of the appointments that start after an instant. */
async function comingPage(emailKey: string, after: string, { cursor, limit }: OwnPage) {
  const list = `visits from now of ${emailKey}`;
  const first = (await startIn<number>(list, cursor)) ?? 0;
  let { items, next } = await query(emailKey, { after, limit: limit + 1 });
  if (items.length <= limit) return { items: items.slice(first), nextCursor: null };
  while (next) {
    const more = await query(emailKey, { after, limit: maxRead, start: next });
    items = [...items, ...more.items];
    next = more.next;
  }
  const sorted = [...items.filter(({ isProven }) => isProven), ...items.filter(({ isProven }) => !isProven)];
  const end = first + limit;
  const nextCursor = end < sorted.length ? await cursorOf(list, end) : null;
  return { items: sorted.slice(first, end), nextCursor };
}

/** Reads a page of the appointments of an email address (lower case). A visit that is under way isn't over. */
export async function appointmentsOfEmail(
  emailKey: string,
  now: Date,
  page: OwnPage = { limit: 50 },
): Promise<Page<AppointmentItem>> {
  const overAt = new Date(now.getTime() - appointmentMinutes * minuteMs).toISOString();
  if (!page.past) return comingPage(emailKey, overAt, page);
  const list = `visits before now of ${emailKey}`;
  const start = await startIn<Record<string, string>>(list, page.cursor);
  const { items, next } = await query(emailKey, { until: overAt, limit: page.limit, start });
  return { items, nextCursor: next ? await cursorOf(list, next) : null };
}
