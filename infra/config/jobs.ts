import type { JobFunction } from './grant-terms.ts';
import { cardLimits, noteOtherSale, recordPayment, settlePayment } from './payment-grants.ts';

/** One entry per file in functions/jobs, by file name. */
const entries = {
  // Only what any visitor may: it comes through CloudFront and the firewall, and reads no table.
  canary: {
    load: () => import('#functions/jobs/canary.ts'),
    uses: ['public-site'],
    everyMinutes: 5,
  },
  'queue-reminders': {
    load: () => import('#functions/jobs/queue-reminders.ts'),
    tables: {
      Appointments: ['Query byVisitMonth'],
      Outbox: ['GetItem', 'PutItem'],
      // To measure how full the clinics are.
      Slots: ['Query'],
    },
    timeoutSeconds: 60,
    everyMinutes: 10,
  },
  'send-mail': {
    load: () => import('#functions/jobs/send-mail.ts'),
    tables: {
      Outbox: ['GetItem', 'Query byNextAttempt', 'PutItem', 'UpdateItem'],
      // By confirmation number, and by email address for lookup codes.
      Appointments: ['GetItem', 'Query byEmail'],
      LookupCodes: ['GetItem', 'PutItem'],
      // To skip recipients that email is stopped to.
      Suppressions: ['BatchGetItem'],
      // To see whether the clinic is closed at the time of the appointment.
      Slots: ['GetItem'],
      Closures: ['GetItem'],
      Messages: ['GetItem'],
      Payments: ['GetItem'],
      // To count each recipient's emails, and those that came back.
      Limits: ['GetItem', 'BatchGetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_MAILS_OF_RECIPIENT', 'LIMIT_MAILS_OF_OTHERS', 'LIMIT_MAILS_OF_OTHER_CLIENT'],
    uses: ['signing-keys', 'mail'],
    // A run sends for almost a minute, and then has as long as one mail can take.
    timeoutSeconds: 110,
    // New mails don't wait for the schedule: the outbox's stream starts the job.
    everyMinutes: 1,
  },
  'record-feedback': {
    load: () => import('#functions/jobs/record-feedback.ts'),
    tables: {
      Suppressions: ['UpdateItem'],
      // To mark the email that came back.
      Outbox: ['GetItem', 'PutItem'],
      // To count it for the client that caused it.
      Limits: ['GetItem', 'UpdateItem'],
    },
    uses: ['signing-keys', 'clinic-inbox'],
  },
  reconcile: {
    load: () => import('#functions/jobs/reconcile.ts'),
    tables: {
      ...recordPayment,
      Payments: ['GetItem', 'PutItem', 'UpdateItem', 'Query byMovedDate'],
      ...noteOtherSale,
      StripeEvents: ['GetItem', 'PutItem'],
      Reconciliation: ['GetItem', 'PutItem', 'Query'],
    },
    limits: cardLimits,
    uses: ['stripe'],
    // It ends before the next run, which makes a check that was killed again.
    timeoutSeconds: 12 * 60,
    everyMinutes: 15,
  },
  'settle-payments': {
    load: () => import('#functions/jobs/settle-payments.ts'),
    tables: {
      ...settlePayment,
      Payments: ['GetItem', 'PutItem', 'Query byPendingSince', 'Query byCreationMonth'],
      StripeEvents: ['GetItem'],
    },
    limits: cardLimits,
    uses: ['stripe'],
    timeoutSeconds: 5 * 60,
    everyMinutes: 5,
  },
} satisfies Record<string, JobFunction>;

type Entries = typeof entries;

export type JobName = keyof Entries;

/** A job that a schedule starts. The others are started by events alone. */
export type ScheduledJobName = {
  [Name in JobName]: Entries[Name] extends { everyMinutes: number } ? Name : never;
}[JobName];

export const jobs: Readonly<
  Record<JobName, JobFunction> & Record<ScheduledJobName, { everyMinutes: number }>
> = entries;

export const jobNames = Object.keys(jobs) as JobName[];
