import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamo } from '#functions/platform/dynamo/client.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { conditionalWrite } from '#functions/platform/dynamo/retry.ts';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { appointmentMinutes } from '#shared/appointments/slots.ts';
import { dayMs, minuteMs } from '#shared/time/durations.ts';

const table = env('LIMITS_TABLE');

/** Counters are dropped so long after their last change: no visit can be further ahead than that. */
const keepMs = 367 * dayMs;

/** What is known of a visit by whoever counts it. */
export interface CountedAppointment {
  startsAt: string;
  /** Tells the people apart who share an e-mail or network address. */
  person: string;
}

/** How many visits to come one counter may hold, and how many of one person at one time. */
export interface OpenLimits {
  open: number;
  atOneTime: number;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** The counter of an e-mail address. */
export function emailCounter(emailKey: string): string {
  return `visits#email#${digest(emailKey)}`;
}

/** The counter of a network address, by its pseudonym. */
export function addressCounter(addressKey: string): string {
  return `visits#address#${addressKey}`;
}

/** A booking as counters see it. */
export function countedAppointment(booking: {
  startsAt: string;
  firstName: string;
  lastName: string;
  dob: string;
}): CountedAppointment {
  const { startsAt, firstName, lastName, dob } = booking;
  return { startsAt, person: digest(firstName.toLowerCase(), lastName.toLowerCase(), dob).slice(0, 8) };
}

// One attribute for each time and person, so that bookings and cancellations commute and nobody reads first.
function attributeOf({ startsAt, person }: CountedAppointment): string {
  return `at#${startsAt}#${person}`;
}

function within(name: string, limit: string): string {
  return `(attribute_not_exists(${name}) OR ${name} < ${limit})`;
}

/**
 * Moves a counter by one visit. With limits, its condition fails when they are reached; visits that are over still
 * count until `dropPastAppointments` finds them.
 */
export function countOpenAppointment(
  counter: string,
  visit: CountedAppointment,
  by: 1 | -1,
  limits?: OpenLimits,
): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { key: counter },
      UpdateExpression: 'ADD #open :by, #at :by SET expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#open': 'open', '#at': attributeOf(visit) },
      ExpressionAttributeValues: {
        ':by': by,
        ':expiresAt': Math.ceil((Date.now() + keepMs) / 1000),
        ...(limits && { ':maxOpen': limits.open, ':maxAt': limits.atOneTime }),
      },
      ...(limits && {
        ConditionExpression: `${within('#open', ':maxOpen')} AND ${within('#at', ':maxAt')}`,
      }),
    },
  };
}

/**
 * Moves one visit of a counter to another time. With a limit, its condition fails when the person has that many
 * visits at the new time.
 */
export function moveOpenAppointment(
  counter: string,
  from: CountedAppointment,
  to: CountedAppointment,
  atOneTime?: number,
): TransactItem {
  return {
    Update: {
      TableName: table,
      Key: { key: counter },
      UpdateExpression: 'ADD #from :minus, #to :plus',
      ExpressionAttributeNames: { '#from': attributeOf(from), '#to': attributeOf(to) },
      ExpressionAttributeValues: {
        ':minus': -1,
        ':plus': 1,
        ...(atOneTime !== undefined && { ':maxAt': atOneTime }),
      },
      ...(atOneTime !== undefined && { ConditionExpression: within('#to', ':maxAt') }),
    },
  };
}

/** A counter as the table holds it, with one attribute for each time and person. */
type Counter = Record<string, string | number>;

function isOver(attribute: string, now: Date): boolean {
  const [, startsAt = ''] = attribute.split('#');
  return Date.parse(startsAt) + appointmentMinutes * minuteMs <= now.getTime();
}

/**
 * Drops the visits that are over from a counter.
 * @returns whether there were any, and how many of this person stand at this time
 */
export async function dropPastAppointments(
  counter: string,
  visit: CountedAppointment,
  now: Date,
): Promise<{ forgotten: boolean; atThatTime: number }> {
  const item = (await readItem<Counter>(table, { key: counter })) ?? {};
  const counts = Object.entries(item).filter(([name]) => name.startsWith('at#')) as [string, number][];
  const standing = counts.filter(([name, count]) => count > 0 && !isOver(name, now));
  const open = standing.reduce((sum, [, count]) => sum + count, 0);
  const atThatTime = Number(item[attributeOf(visit)] ?? 0);
  if (open === item.open) return { forgotten: false, atThatTime };
  const { key, expiresAt } = item;
  const command = new PutCommand({
    TableName: table,
    Item: { key, expiresAt, open, ...Object.fromEntries(standing) },
    ConditionExpression: '#open = :read',
    ExpressionAttributeNames: { '#open': 'open' },
    ExpressionAttributeValues: { ':read': item.open },
  });
  // Refused when somebody else changed it meanwhile; whoever asked tries again and sees.
  await conditionalWrite(() => dynamo.send(command));
  return { forgotten: true, atThatTime };
}
