import { randomUUID } from 'node:crypto';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import { staffNameOf } from '#functions/platform/telemetry/request-context.ts';
import type { AuditEntry } from '#shared/audit/routes.ts';
import { retention } from '#shared/legal/retention.ts';
import { daySeconds } from '#shared/time/durations.ts';

export const auditTable = env('AUDIT_TABLE');

/** An entry without the time and the actor's name, which are added when it is written. */
export type NewAuditEntry = Omit<AuditEntry, 'at' | 'actorName'>;

/** The actor of an entry, with their name if it's the staff member who makes the current request. */
export function actorFields(actor: string): Pick<AuditEntry, 'actor' | 'actorName'> {
  const name = staffNameOf(actor);
  return { actor, ...(name !== undefined && name !== actor && { actorName: name }) };
}

/** When an entry from this instant is deleted, in seconds since 1970. */
export function expiryOf(instant: Date): number {
  return Math.ceil(instant.getTime() / 1000) + retention.auditDays * daySeconds;
}

/** The partition for a month's views. The month's changes, which are far fewer, are stored in another partition. */
export function viewsOf(month: string): string {
  return `views ${month}`;
}

/** The transaction step that writes an entry about a change. */
export function auditStep(entry: NewAuditEntry, now: Date): TransactItem {
  const instant = now.toISOString();
  return {
    Put: {
      TableName: auditTable,
      Item: {
        month: instant.slice(0, 7),
        entry: `${instant}#${randomUUID()}`,
        at: instant,
        expiresAt: expiryOf(now),
        ...entry,
        ...actorFields(entry.actor),
      },
    },
  };
}
