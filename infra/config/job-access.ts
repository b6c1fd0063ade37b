import type { JobAccess } from './grant-terms.ts';
import { recordPayment, settlePayment } from './payment-grants.ts';

/** What each job may access: one entry per file in functions/jobs, by file name. */
const jobLines = {
  // Only what any visitor may: it comes through CloudFront and the firewall, and reads no table.
  canary: {
    load: () => import('#functions/jobs/canary.ts'),
    uses: ['public-site'],
  },
  'queue-reminders': {
    load: () => import('#functions/jobs/queue-reminders.ts'),
    tables: {
      Appointments: ['Query byVisitMonth'],
      Outbox: ['GetItem', 'PutItem'],
      // To measure how full the clinics are.
      Slots: ['Query'],
    },
  },
  'send-mail': {
    load: () => import('#functions/jobs/send-mail.ts'),
    tables: {
      Outbox: ['GetItem', 'Query byNextAttempt', 'UpdateItem', 'DeleteItem'],
      // By confirmation number, and by email address for lookup codes.
      Appointments: ['GetItem', 'Query byEmail'],
      LookupCodes: ['UpdateItem', 'DeleteItem'],
      // To skip recipients that email is stopped to.
      Suppressions: ['BatchGetItem'],
      // To see whether the clinic is closed at the time of the appointment.
      Slots: ['GetItem'],
      Closures: ['GetItem'],
      Messages: ['GetItem'],
      Payments: ['GetItem'],
      // To count each recipient's emails per day.
      Limits: ['GetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_MAILS_OF_RECIPIENT', 'LIMIT_CODE_MAILS_OF_RECIPIENT'],
    uses: ['signing-keys', 'mail'],
  },
  'record-feedback': {
    load: () => import('#functions/jobs/record-feedback.ts'),
    tables: {
      Suppressions: ['UpdateItem'],
      // To mark the email that came back.
      Outbox: ['GetItem', 'UpdateItem'],
    },
    uses: ['signing-keys', 'clinic-inbox'],
  },
  reconcile: {
    load: () => import('#functions/jobs/reconcile.ts'),
    tables: {
      ...recordPayment,
      Payments: ['GetItem', 'PutItem', 'UpdateItem', 'Query byMovedDate'],
      StripeEvents: ['GetItem', 'PutItem'],
      Books: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query', 'Query byDate'],
    },
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['stripe'],
  },
  'settle-payments': {
    load: () => import('#functions/jobs/settle-payments.ts'),
    tables: {
      ...settlePayment,
      Payments: ['GetItem', 'PutItem', 'Query byPendingSince', 'Query byCreationMonth'],
      StripeEvents: ['GetItem'],
    },
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['stripe'],
  },
} satisfies Record<string, JobAccess>;

export type JobName = keyof typeof jobLines;

export const jobs: Record<JobName, JobAccess> = jobLines;

export const jobNames = Object.keys(jobs) as JobName[];
