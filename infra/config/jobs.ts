import {
  cardLimits,
  type JobFunction,
  noteOtherSale,
  readFigures,
  recordPayment,
  settlePayment,
} from './grant-terms.ts';

/** One entry per file in functions/jobs, by file name. */
const entries = {
  // The canary may do only what any visitor may do: it uses the site through CloudFront and the firewall, and
  // reads no table.
  canary: {
    load: () => import('#functions/jobs/canary.ts'),
    uses: ['public-site'],
    everyMinutes: 5,
  },
  'queue-reminders': {
    load: () => import('#functions/jobs/queue-reminders.ts'),
    tables: {
      Appointments: ['Query byVisitMonth', 'Query byEstimate', 'GetItem', 'PutItem'],
      Outbox: ['GetItem', 'PutItem'],
      // To make estimates from the price list.
      Estimates: ['Query', 'PutItem'],
      Audit: ['PutItem'],
      // To measure how full the clinics are.
      Slots: ['Query'],
    },
    timeoutSeconds: 60,
    everyMinutes: 10,
  },
  'send-mail': {
    load: () => import('#functions/jobs/send-mail.ts'),
    tables: {
      // For the owner's weekly email.
      ...readFigures,
      Outbox: ['GetItem', 'Query byNextAttempt', 'PutItem', 'UpdateItem'],
      // Reads by confirmation number, by email address for lookup codes, and by month for the owner's mail.
      Appointments: ['GetItem', 'Query byEmail', 'Query byVisitMonth'],
      LookupCodes: ['GetItem', 'PutItem'],
      // To skip suppressed recipients.
      Suppressions: ['BatchGetItem'],
      // To see whether the clinic is closed at the time of the appointment, and which other times are available.
      Slots: ['GetItem', 'Query'],
      Closures: ['Query'],
      Waitlist: ['GetItem', 'Query byStatus'],
      Messages: ['GetItem', ...readFigures.Messages],
      Payments: ['GetItem', ...readFigures.Payments],
      // To count each recipient's emails, and the emails that bounced.
      Limits: ['GetItem', 'BatchGetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_MAILS_OF_RECIPIENT', 'LIMIT_MAILS_OF_OTHERS', 'LIMIT_MAILS_OF_OTHER_CLIENT'],
    uses: ['signing-keys', 'mail'],
    // A run sends for almost a minute, then needs time to finish the last mail.
    timeoutSeconds: 110,
    // The outbox's stream also starts the job, so new mails don't wait for the schedule.
    everyMinutes: 1,
  },
  'record-feedback': {
    load: () => import('#functions/jobs/record-feedback.ts'),
    tables: {
      Suppressions: ['UpdateItem'],
      // To mark the email that bounced.
      Outbox: ['GetItem', 'PutItem'],
      // To count the bounce against the client that caused the email.
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
    // A run ends before the next run begins. The next run repeats a check that the timeout cut off.
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

/** A job that a schedule starts. The other jobs are started only by events. */
export type ScheduledJobName = {
  [Name in JobName]: Entries[Name] extends { everyMinutes: number } ? Name : never;
}[JobName];

export const jobs: Readonly<
  Record<JobName, JobFunction> & Record<ScheduledJobName, { everyMinutes: number }>
> = entries;

export const jobNames = Object.keys(jobs) as JobName[];
