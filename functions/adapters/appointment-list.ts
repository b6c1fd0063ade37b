import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import { readToken, writeToken } from '#functions/core/tokens.ts';
import { Problem } from '#shared/api/problem.ts';
import type { AppointmentListQuery } from '#shared/appointments/routes.ts';
import { lastBookableDate } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import type { AppointmentItem } from './appointment-item.ts';
import { firstBookingMonth } from './appointment-stats.ts';
import { dynamo } from './dynamo.ts';
import { patiently } from './transaction.ts';

const table = env('APPOINTMENTS_TABLE');

/** Rows one request reads at most, however few of them a filter lets through. */
const readBudget = 5_000;
const cursorLifeMs = 24 * 3_600_000;

export interface AppointmentPage {
  items: AppointmentItem[];
  nextCursor: string | null;
}

/** Where the next page begins: after `key` in `month`, or at the month's start. */
interface Position {
  month: string;
  key?: Record<string, unknown>;
}

interface Walk {
  index: string;
  partitionKey: string;
  forward: boolean;
  firstMonth: string;
  lastMonth: string;
}

function addMonth(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

async function planWalk(query: AppointmentListQuery, now: Date): Promise<Walk | undefined> {
  const first = await firstBookingMonth();
  if (!first) return undefined;
  if (query.sort === 'created') {
    const lastMonth = now.toISOString().slice(0, 7);
    return {
      index: 'byCreationMonth',
      partitionKey: 'createdMonth',
      forward: false,
      firstMonth: first,
      lastMonth,
    };
  }
  // A month more on either side: months are counted in UTC, from and to in clinic time.
  const last = addMonth(lastBookableDate(now).slice(0, 7), 1);
  const firstMonth = query.from ? later(first, addMonth(query.from.slice(0, 7), -1)) : first;
  const lastMonth = query.to ? earlier(last, addMonth(query.to.slice(0, 7), 1)) : last;
  return { index: 'byVisitMonth', partitionKey: 'visitMonth', forward: true, firstMonth, lastMonth };
}

/** Whether a booking is among those asked for. `from` and `to` are days of the visit. */
function matches(item: AppointmentItem, query: AppointmentListQuery): boolean {
  if (query.status && item.status !== query.status) return false;
  if (query.locationId && item.locationId !== query.locationId) return false;
  if (query.from && item.date < query.from) return false;
  if (query.to && item.date > query.to) return false;
  if (!query.q) return true;
  const wanted = query.q.toLowerCase();
  const { firstName, lastName, email, confirmationNumber, locationId } = item;
  const clinicName = clinicById(locationId).name;
  return [firstName, lastName, `${firstName} ${lastName}`, email, confirmationNumber, clinicName].some(
    (text) => text.toLowerCase().includes(wanted),
  );
}

function positionAfter(item: AppointmentItem, walk: Walk): Position {
  const byVisit = walk.index === 'byVisitMonth';
  const month = byVisit ? item.visitMonth : item.createdMonth;
  const sortKey = byVisit ? { startsAt: item.startsAt } : { bookingDate: item.bookingDate };
  return {
    month,
    key: { confirmationNumber: item.confirmationNumber, [walk.partitionKey]: month, ...sortKey },
  };
}

async function readMonth(walk: Walk, at: Position, limit: number) {
  const page = await patiently(() =>
    dynamo.send(
      new QueryCommand({
        TableName: table,
        IndexName: walk.index,
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': walk.partitionKey },
        ExpressionAttributeValues: { ':month': at.month },
        ScanIndexForward: walk.forward,
        ExclusiveStartKey: at.key,
        Limit: limit,
      }),
    ),
  );
  return { items: (page.Items ?? []) as AppointmentItem[], nextKey: page.LastEvaluatedKey };
}

async function startOf(query: AppointmentListQuery, walk: Walk): Promise<Position> {
  if (!query.cursor) return { month: walk.forward ? walk.firstMonth : walk.lastMonth };
  const text = await readToken('cursor', query.cursor);
  if (!text) {
    throw new Problem('invalid', 'This page of the list is no longer there. Start again from the first.', {
      fields: { cursor: 'Start again from the first page' },
    });
  }
  return JSON.parse(text) as Position;
}

/**
 * A page of bookings: by creation, newest first, or by visit, soonest first, walking the index month by month.
 * A page may hold fewer than `limit` rows while a cursor leads on: then the read budget ended before the page was full.
 */
export async function listAppointments(query: AppointmentListQuery, now: Date): Promise<AppointmentPage> {
  const walk = await planWalk(query, now);
  if (!walk) return { items: [], nextCursor: null };
  const items: AppointmentItem[] = [];
  let at = await startOf(query, walk);
  let read = 0;
  while (at.month >= walk.firstMonth && at.month <= walk.lastMonth) {
    if (read >= readBudget) return { items, nextCursor: await cursorAt(at) };
    const page = await readMonth(walk, at, Math.min(readBudget - read, Math.max(query.limit + 1, 100)));
    read += page.items.length;
    items.push(...page.items.filter((item) => matches(item, query)));
    const last = items[query.limit - 1];
    // One more than asked for proves that another page exists.
    if (last && items.length > query.limit) {
      return { items: items.slice(0, query.limit), nextCursor: await cursorAt(positionAfter(last, walk)) };
    }
    at = page.nextKey
      ? { month: at.month, key: page.nextKey }
      : { month: addMonth(at.month, walk.forward ? 1 : -1) };
  }
  return { items, nextCursor: null };
}

function cursorAt(position: Position): Promise<string> {
  return writeToken('cursor', JSON.stringify(position), new Date(Date.now() + cursorLifeMs));
}
