import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

const table = env('LIMITS_TABLE');

/** Longer after a counter's last change, none of its appointments can still be ahead. */
const retentionMs = 367 * dayMs;

/** What is counted of an appointment. */
export interface OpenAppointment {
  startsAt: string;
  firstName: string;
  lastName: string;
  dob: string;
}

/** How a counter names it. */
export interface CountedAppointment {
  startsAt: string;
  /** Tells people apart who share an email or network address. */
  person: string;
}

/** How many appointments one counter may hold, and how many of one person at the same time. */
export interface OpenLimits {
  open: number;
  sameTime: number;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

export function emailCounter(emailKey: string): string {
  return `visits#email#${digest(emailKey)}`;
}

/** @param addressKey the pseudonym of a network address */
export function addressCounter(addressKey: string): string {
  return `visits#address#${addressKey}`;
}

export function countedAppointment({
  startsAt,
  firstName,
  lastName,
  dob,
}: OpenAppointment): CountedAppointment {
  return { startsAt, person: digest(firstName.toLowerCase(), lastName.toLowerCase(), dob).slice(0, 8) };
}

// One attribute per time and person, so that bookings and cancellations commute and need no read.
const attributePrefix = 'at#';

function attributeOf({ startsAt, person }: CountedAppointment): string {
  return `${attributePrefix}${startsAt}#${person}`;
}

function isBelow(name: string, limit: string): string {
  return `(attribute_not_exists(${name}) OR ${name} < ${limit})`;
}

/**
 * The step that counts an appointment, or uncounts it. With limits, it fails when they are reached; past appointments
 * count until `dropPastAppointments` removes them.
 */
export function countOpenAppointment(
  counter: string,
  counted: CountedAppointment,
  by: 1 | -1,
  limits?: OpenLimits,
): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { key: counter },
      UpdateExpression: 'ADD #open :by, #sameTime :by SET expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#open': 'open', '#sameTime': attributeOf(counted) },
      ExpressionAttributeValues: {
        ':by': by,
        ':expiresAt': Math.ceil((Date.now() + retentionMs) / 1000),
        ...(limits && { ':maxOpen': limits.open, ':maxSameTime': limits.sameTime }),
      },
      ...(limits && {
        ConditionExpression: `${isBelow('#open', ':maxOpen')} AND ${isBelow('#sameTime', ':maxSameTime')}`,
      }),
    },
  };
}

/**
 * The step that moves an appointment to another time. With a limit, it fails when the person has that many
 * appointments at the new time.
 */
export function moveOpenAppointment(
  counter: string,
  from: CountedAppointment,
  to: CountedAppointment,
  maxSameTime?: number,
): TransactItem {
  const hasLimit = maxSameTime !== undefined;
  return {
    Update: {
      TableName: table,
      Key: { key: counter },
      UpdateExpression: 'ADD #from :minus, #to :plus',
      ExpressionAttributeNames: { '#from': attributeOf(from), '#to': attributeOf(to) },
      ExpressionAttributeValues: {
        ':minus': -1,
        ':plus': 1,
        ...(hasLimit && { ':maxSameTime': maxSameTime }),
      },
      ...(hasLimit && { ConditionExpression: isBelow('#to', ':maxSameTime') }),
    },
  };
}

/** One person cannot be in two places. */
export function sameTimeTwice(): Problem {
  return new Problem('conflict', 'You already have a visit at that time. Please choose another.');
}

type CounterItem = Record<string, string | number>;

function isPast(attribute: string, now: Date): boolean {
  const startsAt = attribute.slice(attributePrefix.length).replace(/#.*/, '');
  return Date.parse(startsAt) + appointmentMinutes * minuteMs <= now.getTime();
}

/**
 * Removes past appointments from a counter.
 * @returns whether there were any, and how many appointments this person has at this time
 */
export async function dropPastAppointments(
  counter: string,
  counted: CountedAppointment,
  now: Date,
): Promise<{ dropped: boolean; sameTime: number }> {
  const item = (await readItem<CounterItem>(table, { key: counter })) ?? {};
  const counts = Object.entries(item).filter(([name]) => name.startsWith(attributePrefix)) as [
    string,
    number,
  ][];
  const upcoming = counts.filter(([name, count]) => count > 0 && !isPast(name, now));
  const open = upcoming.reduce((sum, [, count]) => sum + count, 0);
  const sameTime = Number(item[attributeOf(counted)] ?? 0);
  if (open === item.open) return { dropped: false, sameTime };
  const { key, expiresAt } = item;
  const command = new PutCommand({
    TableName: table,
    Item: { key, expiresAt, open, ...Object.fromEntries(upcoming) },
    ConditionExpression: '#open = :read',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':read': item.open },
  });
  // Another request may have changed the counter since. The caller tries again anyway.
  await conditionalWrite(() => dynamo.send(command));
  return { dropped: true, sameTime };
}
