import * as z from 'zod/mini';
import { listQuery } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

/** What can be done to a record. */
export const auditActions = [
  'appointment.status',
  'appointment.move',
  'appointment.delete',
  'payment.status',
  'payment.delete',
  'payment.refund',
  'closure.create',
  'closure.notify',
  'closure.delete',
] as const;

/** Something done to a record. Ids, statuses, amounts and times only: no patient's data. */
export const auditEntrySchema = z.object({
  /** Instant. */
  at: z.string(),
  /** The sign-in subject of an admin, or 'patient' for whoever holds the booking's token. */
  actor: z.string(),
  action: z.enum(auditActions),
  /** The confirmation number, payment or closure it was done to. */
  subject: z.string(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Why, in the admin's own words. */
  reason: z.optional(z.string()),
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditRoutes = {
  'GET /api/audit': {
    handler: 'audit/list',
    caller: 'admin',
    summary: 'List the audit log',
    description:
      'Who changed which record, newest first, page by page. Without dates it covers the last year.',
    query: z.omit(listQuery, { q: true }),
    replies: {
      200: z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) }),
    },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
