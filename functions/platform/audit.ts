import { randomUUID } from 'node:crypto';
import type { AuditEntry as TimedEntry } from '#shared/audit/routes.ts';
import type { TransactItem } from './dynamo/transaction.ts';
import { env } from './env.ts';

export const auditTable = env('AUDIT_TABLE');

/** What an audit line says, but for when. */
export type AuditEntry = Omit<TimedEntry, 'at'>;

/** The audit line of a change, written in the change's own transaction. */
export function auditItem(entry: AuditEntry, at: Date): TransactItem {
  const instant = at.toISOString();
  return {
    Put: {
      TableName: auditTable,
      Item: { month: instant.slice(0, 7), entry: `${instant}#${randomUUID()}`, at: instant, ...entry },
    },
  };
}
