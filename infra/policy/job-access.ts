import { writePayment } from './access.ts';
import type { JobAccess } from './grant-terms.ts';

/** Who may touch what, of those that no request calls: one line per job, named as its file in functions/jobs. */
const jobLines = {
  'queue-reminders': {
    load: () => import('#functions/jobs/queue-reminders.ts'),
    tables: { Appointments: ['Query'], Outbox: ['GetItem', 'PutItem'] },
  },
  'send-mail': {
    load: () => import('#functions/jobs/send-mail.ts'),
    tables: {
      Outbox: ['GetItem', 'Query', 'UpdateItem'],
      // By number, and by address for who asks for a code.
      Appointments: ['GetItem', 'Query'],
      // Whether the clinic is closed at the time of a visit.
      Slots: ['GetItem'],
      Closures: ['GetItem'],
      Messages: ['GetItem'],
      Payments: ['GetItem'],
    },
    uses: ['signing-keys', 'mail'],
  },
  'settle-payments': {
    load: () => import('#functions/jobs/settle-payments.ts'),
    tables: { ...writePayment, Payments: ['GetItem', 'PutItem', 'Query'] },
    uses: ['signing-keys', 'stripe'],
  },
} satisfies Record<string, JobAccess>;

export type JobName = keyof typeof jobLines;

export const jobs: Record<JobName, JobAccess> = jobLines;

export const jobNames = Object.keys(jobs) as JobName[];
