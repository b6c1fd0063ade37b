import { randomUUID } from 'node:crypto';
import { env } from '#functions/core/env.ts';
import type { TransactItem } from './transaction.ts';

const table = env('AUDIT_TABLE');

/** Something done to a record. Ids, statuses, amounts and times only: no patient's data. */
export interface AuditEntry {
  /** The sign-in subject of an admin, or 'patient' for whoever holds the booking's token. */
  actor: string;
  action:
    | 'appointment.status'
    | 'appointment.move'
    | 'appointment.delete'
    | 'payment.status'
    | 'payment.delete'
    | 'payment.refund';
  subject: string;
  from?: string;
  to?: string;
  /** Why, in the admin's own words. */
  reason?: string;
}

/** The audit line of a change, written in the change's own transaction. */
export function auditItem(entry: AuditEntry, at: Date): TransactItem {
  const instant = at.toISOString();
  return {
    Put: {
      TableName: table,
      Item: { month: instant.slice(0, 7), entry: `${instant}#${randomUUID()}`, at: instant, ...entry },
    },
  };
}
