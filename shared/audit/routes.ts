import * as z from 'zod/mini';
import { listQuery, purposeField } from '#shared/api/list-query.ts';
import type { RouteContract, RouteKey } from '#shared/api/route.ts';

export const auditActions = [
  'appointment.book',
  'appointment.status',
  'appointment.reschedule',
  'appointment.delete',
  'appointment.email',
  'appointment.correct',
  'appointment.resend',
  'appointment.not-mine',
  'appointment.allow-email',
  'appointment.estimate',
  'appointment.estimate-request',
  'record.restore',
  'payment.status',
  'payment.delete',
  'payment.refund',
  'payment.refund-failed',
  'payment.refund-canceled',
  'payment.refund-declined',
  'payment.dispute',
  'payment.dispute-closed',
  'payment.handled',
  'payment.enter',
  'payment.resend',
  'lab-order.status',
  'message.status',
  'closure.create',
  'closure.notify',
  'closure.call',
  'closure.delete',
  'appointment.view',
  'payment.view',
  'lab-order.view',
  'message.view',
] as const;

/** The kinds of records that staff change, as the actions name them. */
export const auditedKinds = ['appointment', 'payment', 'lab-order', 'message', 'closure'] as const;

/**
 * One change of a record, or one view of records. Holds ids, statuses, names of fields, amounts, times and the name of
 * the staff member only, never patient data. If someone repeats a view within a quarter of an hour, there is still only
 * one entry, unless the view has a purpose (export or print).
 */
export const auditEntrySchema = z.object({
  /** Instant. */
  at: z.string(),
  /**
   * A staff member's sign-in subject, 'patient' for the holder of a token, 'addressee' for the recipient of a mail,
   * 'stripe' for a bank's action, 'price-list' for an estimate that is sent automatically, or 'restore' for the restore
   * command.
   */
  actor: z.string(),
  /** The staff member's name at the sign-in service, as it was then. Absent in entries from before names were kept. */
  actorName: z.optional(z.string()),
  action: z.enum(auditActions),
  /**
   * A confirmation number, closure id, payment id, lab order number, message id, or day of other products' sales;
   * 'list' for a view of several records.
   */
  subject: z.string(),
  /** How many records a view showed. Set if it showed several. */
  count: z.optional(z.number()),
  /** Which records a view showed. Set if it showed 2 to 20. */
  subjects: z.optional(z.array(z.string())),
  purpose: purposeField.purpose,
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The reason that the staff member entered, or Stripe's code. */
  reason: z.optional(z.string()),
});

export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditRoutes = {
  'GET /api/audit': {
    handler: 'reports/list-audit',
    caller: 'admin',
    summary: 'List the audit log',
    description:
      'Shows who changed which record, or with `kind=views` who viewed which, newest first, one page at a time. With `subject`, shows both for one record. `actor` and `about` leave only those of a person, or about a kind of record; a page may then be short, or empty, and have a next one. Without dates, it covers the last year. The views of more than 20 records at once have only their count.',
    query: z.extend(listQuery, {
      kind: z._default(z.enum(['changes', 'views'], 'Choose changes or views'), 'changes'),
      actor: z.optional(z.string().check(z.regex(/^[\w-]{1,128}$/, 'Enter the id of a person'))),
      about: z.optional(z.enum(auditedKinds, 'Choose a kind of record')),
      subject: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, 'Enter the number of a record'))),
    }),
    replies: {
      200: z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) }),
    },
    problems: [],
  },
} as const satisfies Record<RouteKey, RouteContract>;
