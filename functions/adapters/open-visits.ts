import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { env } from '#functions/core/env.ts';
import { visitMinutes } from '#shared/appointments/slots.ts';
import type { AppointmentItem } from './appointment-item.ts';
import { dynamo } from './dynamo.ts';
import { patiently, type TransactItem } from './transaction.ts';

const table = env('LIMITS_TABLE');
const dayMs = 86_400_000;

/** A visit still to come, as its patient's item keeps it. */
export interface OpenVisit {
  startsAt: string;
  /** Tells the people apart who share one e-mail address. */
  person: string;
}

/** The visits still to come that one e-mail address has booked, as last read. */
export interface OpenVisits {
  key: string;
  visits: Record<string, OpenVisit>;
  revision: number;
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** One person among those who share an address. */
export function personKey(patient: { firstName: string; lastName: string; dob: string }): string {
  return digest(patient.firstName.toLowerCase(), patient.lastName.toLowerCase(), patient.dob).slice(0, 8);
}

/** A booking as its patient's item keeps it. */
export function openVisitOf(item: AppointmentItem): OpenVisit {
  return { startsAt: item.startsAt, person: personKey(item) };
}

/** Reads an address's open visits; those that are over by now are left out. */
export async function readOpenVisits(emailKey: string, now: Date): Promise<OpenVisits> {
  const key = `visits#${digest(emailKey)}`;
  const { Item } = await patiently(() =>
    dynamo.send(new GetCommand({ TableName: table, Key: { key }, ConsistentRead: true })),
  );
  const kept = Object.entries((Item?.visits ?? {}) as OpenVisits['visits']).filter(
    ([, visit]) => Date.parse(visit.startsAt) + visitMinutes * 60_000 > now.getTime(),
  );
  return { key, visits: Object.fromEntries(kept), revision: Number(Item?.revision ?? 0) };
}

/** Writes an address's open visits, unless somebody else has changed them since they were read. */
export function writeOpenVisits(read: OpenVisits, visits: OpenVisits['visits']): TransactItem {
  const last = Math.max(Date.now(), ...Object.values(visits).map((visit) => Date.parse(visit.startsAt)));
  return {
    Update: {
      TableName: table,
      Key: { key: read.key },
      UpdateExpression: 'SET visits = :visits, revision = :next, expiresAt = :expiresAt',
      ConditionExpression: read.revision === 0 ? 'attribute_not_exists(revision)' : 'revision = :read',
      ExpressionAttributeValues: {
        ':visits': visits,
        ':next': read.revision + 1,
        ':expiresAt': Math.ceil((last + dayMs) / 1000),
        ...(read.revision > 0 && { ':read': read.revision }),
      },
    },
  };
}

/** The same visits with or without one of them. */
export function withVisit(
  read: OpenVisits,
  confirmationNumber: string,
  visit: OpenVisit,
): OpenVisits['visits'] {
  return { ...read.visits, [confirmationNumber]: visit };
}

export function withoutVisit(read: OpenVisits, confirmationNumber: string): OpenVisits['visits'] {
  const { [confirmationNumber]: _, ...rest } = read.visits;
  return rest;
}
