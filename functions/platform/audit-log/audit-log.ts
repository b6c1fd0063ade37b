import { randomUUID } from 'node:crypto';
import type { TransactItem } from '#functions/platform/dynamo/transaction.ts';
import { env } from '#functions/platform/env.ts';
import type { AuditEntry as TimedEntry } from '#shared/audit/routes.ts';

export const auditTable = env('AUDIT_TABLE');

/** An entry without its time. */
export type AuditEntry = Omit<TimedEntry, 'at'>;

/** The transaction step that records who made the change. */
export function auditStep(entry: AuditEntry, now: Date): TransactItem {
  const instant = now.toISOString();
  return {
    Put: {
      TableName: auditTable,
      Item: { month: instant.slice(0, 7), entry: `${instant}#${randomUUID()}`, at: instant, ...entry },
    },
  };
}
