import type { RouteHandler } from '#functions/core/handle.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import type { TableName } from './tables.ts';

/** The DynamoDB actions a line may grant. Nothing scans. */
export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** A secret of the account, by its name below the stack. */
export type SecretName = 'SigningKeys' | 'Stripe';

/** Limits a function reads from its environment; `infra/limits.ts` holds the numbers. */
export type LimitName =
  | 'LIMIT_BOOKINGS_PER_MINUTE'
  | 'LIMIT_OPEN_BOOKINGS_PER_EMAIL'
  | 'LIMIT_OPEN_BOOKINGS_PER_ADDRESS'
  | 'LIMIT_VISITS_AT_ONE_TIME'
  | 'LIMIT_CODES_PER_15_MINUTES'
  | 'LIMIT_CODES_PER_DAY'
  | 'LIMIT_CONTACTS_PER_DAY'
  | 'LIMIT_CONSULTATIONS_PER_DAY'
  | 'LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY'
  | 'LIMIT_INTENTS_PER_HOUR'
  | 'LIMIT_FAILED_CARDS';

/** What one function may touch. Its environment follows from it: only what is granted is named there. */
export interface Grants {
  tables?: Partial<Record<TableName, readonly TableAction[]>>;
  secrets?: readonly SecretName[];
  limits?: readonly LimitName[];
  /** Whether it asks for the visitor's network address, and so needs what proves CloudFront's word for it. */
  clientAddress?: boolean;
  /** Whether it checks an admin's claims, and so needs the sign-in client's id. */
  admin?: boolean;
  /** Whether it sends mails, and so needs the mailer's settings. */
  mail?: boolean;
  /** Whether it asks the open geocoder, and so needs its address. */
  geocoder?: boolean;
  /** Whether it asks Stripe, and so needs its address and our keys there. */
  stripe?: boolean;
}

export interface Access<Id extends RouteId = RouteId> extends Grants {
  /** The handler's module. The compiler refuses a missing file, and one that serves another route. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
}

interface JobAccess extends Grants {
  load: () => Promise<{ handler: (event: never) => Promise<unknown> }>;
}

/** Who may touch what: one line per route. */
export const access: { [Id in RouteId]: Access<Id> } = {
  'GET /api/health': { load: () => import('#functions/routes/health/get.ts') },
  'POST /api/chatbot': { load: () => import('#functions/routes/chatbot/answer.ts') },
  'GET /api/availability': {
    load: () => import('#functions/routes/availability/get.ts'),
    tables: { Slots: ['Query'] },
  },
  'GET /api/services': { load: () => import('#functions/routes/services/list.ts') },
  'GET /api/geocode': {
    load: () => import('#functions/routes/geocode/get.ts'),
    tables: { Geocodes: ['GetItem', 'PutItem'] },
    geocoder: true,
  },
  'POST /api/appoinment/add': {
    load: () => import('#functions/routes/contact/send.ts'),
    tables: {
      Messages: ['PutItem', 'ConditionCheckItem'],
      Outbox: ['PutItem'],
      Limits: ['UpdateItem'],
    },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_CONTACTS_PER_DAY'],
    clientAddress: true,
  },
  'POST /api/consultations': {
    load: () => import('#functions/routes/consultations/request.ts'),
    tables: {
      Messages: ['PutItem', 'ConditionCheckItem'],
      Outbox: ['PutItem'],
      Limits: ['UpdateItem'],
    },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_CONSULTATIONS_PER_DAY', 'LIMIT_CONSULTATIONS_PER_EMAIL_AND_DAY'],
    clientAddress: true,
  },
  'POST /api/appointments': {
    load: () => import('#functions/routes/appointments/create.ts'),
    tables: {
      Slots: ['PutItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['GetItem', 'PutItem', 'UpdateItem'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    limits: [
      'LIMIT_BOOKINGS_PER_MINUTE',
      'LIMIT_OPEN_BOOKINGS_PER_EMAIL',
      'LIMIT_OPEN_BOOKINGS_PER_ADDRESS',
      'LIMIT_VISITS_AT_ONE_TIME',
    ],
    clientAddress: true,
  },
  'GET /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/get.ts'),
    tables: { Appointments: ['GetItem'] },
    secrets: ['SigningKeys'],
  },
  'GET /api/appointments/mine': {
    load: () => import('#functions/routes/appointments/list-mine.ts'),
    tables: { Appointments: ['Query'] },
    secrets: ['SigningKeys'],
  },
  'POST /api/appointments/lookup': {
    load: () => import('#functions/routes/appointments/send-code.ts'),
    tables: { LookupCodes: ['PutItem'], Outbox: ['PutItem'], Limits: ['UpdateItem'] },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_CODES_PER_15_MINUTES', 'LIMIT_CODES_PER_DAY'],
  },
  'POST /api/appointments/lookup/verify': {
    load: () => import('#functions/routes/appointments/verify-code.ts'),
    tables: { LookupCodes: ['UpdateItem'], Appointments: ['Query'] },
    secrets: ['SigningKeys'],
  },
  'POST /api/appointments/{confirmationNumber}/cancel': {
    load: () => import('#functions/routes/appointments/cancel.ts'),
    tables: {
      Slots: ['PutItem', 'DeleteItem'],
      Appointments: ['GetItem', 'UpdateItem'],
      Limits: ['UpdateItem'],
      Stats: ['UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    load: () => import('#functions/routes/appointments/reschedule.ts'),
    tables: {
      Slots: ['PutItem', 'DeleteItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_VISITS_AT_ONE_TIME'],
  },
  'GET /api/appointments': {
    load: () => import('#functions/routes/appointments/list.ts'),
    tables: { Appointments: ['Query'], Stats: ['Query'] },
    secrets: ['SigningKeys'],
    admin: true,
  },
  'GET /api/appointments/stats': {
    load: () => import('#functions/routes/appointments/stats.ts'),
    tables: { Stats: ['Query'] },
    admin: true,
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    load: () => import('#functions/routes/appointments/set-status.ts'),
    tables: {
      Slots: ['PutItem', 'DeleteItem'],
      Appointments: ['GetItem', 'UpdateItem'],
      Limits: ['UpdateItem'],
      Stats: ['UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    admin: true,
  },
  'DELETE /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/delete.ts'),
    tables: {
      Slots: ['DeleteItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['UpdateItem'],
      Stats: ['UpdateItem'],
      Audit: ['PutItem'],
    },
    admin: true,
  },
  'POST /api/payments/create-payment-intent': {
    load: () => import('#functions/routes/payments/create-intent.ts'),
    tables: {
      Payments: ['GetItem', 'PutItem', 'UpdateItem'],
      Limits: ['ConditionCheckItem', 'UpdateItem'],
      Stats: ['UpdateItem'],
      // The receipt of a payment that was paid before we knew to whom it goes.
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_INTENTS_PER_HOUR', 'LIMIT_FAILED_CARDS'],
    clientAddress: true,
    stripe: true,
  },
  'POST /api/payments': {
    load: () => import('#functions/routes/payments/save.ts'),
    tables: { Payments: ['GetItem', 'PutItem'], Stats: ['UpdateItem'], Outbox: ['PutItem'] },
  },
  'POST /api/payments/confirm-payment': {
    load: () => import('#functions/routes/payments/confirm.ts'),
    tables: { Payments: ['GetItem', 'PutItem'], Stats: ['UpdateItem'], Outbox: ['PutItem'] },
    secrets: ['SigningKeys'],
    stripe: true,
  },
  'GET /api/payments/payment-status/{id}': {
    load: () => import('#functions/routes/payments/status.ts'),
    tables: { Payments: ['GetItem'] },
  },
  'POST /api/payments/{id}/receipt': {
    load: () => import('#functions/routes/payments/mail-receipt.ts'),
    tables: { Payments: ['GetItem', 'PutItem'], Stats: ['UpdateItem'], Outbox: ['PutItem'] },
  },
  'GET /api/payments/list': {
    load: () => import('#functions/routes/payments/list.ts'),
    tables: { Payments: ['Query'], Stats: ['Query'] },
    secrets: ['SigningKeys'],
    admin: true,
  },
  'GET /api/payments/stats': {
    load: () => import('#functions/routes/payments/stats.ts'),
    tables: { Stats: ['Query'] },
    admin: true,
  },
  'PUT /api/payments/{id}/status': {
    load: () => import('#functions/routes/payments/set-status.ts'),
    tables: {
      Payments: ['GetItem', 'PutItem'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
      Audit: ['PutItem'],
    },
    admin: true,
  },
  'DELETE /api/payments/{id}': {
    load: () => import('#functions/routes/payments/delete.ts'),
    tables: { Payments: ['GetItem', 'PutItem'], Stats: ['UpdateItem'], Audit: ['PutItem'] },
    admin: true,
  },
  'POST /api/payments/{id}/refund': {
    load: () => import('#functions/routes/payments/refund.ts'),
    tables: {
      Payments: ['GetItem', 'PutItem'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
      Audit: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    admin: true,
    stripe: true,
  },
  'POST /api/stripe/webhook': {
    load: () => import('#functions/routes/stripe/webhook.ts'),
    tables: {
      Payments: ['GetItem', 'PutItem'],
      StripeEvents: ['GetItem', 'PutItem'],
      // Failed cards by address.
      Limits: ['UpdateItem'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    limits: ['LIMIT_INTENTS_PER_HOUR', 'LIMIT_FAILED_CARDS'],
    stripe: true,
  },
};

/** The same for what no request calls: one line per job, named as its file in functions/jobs. */
export const jobs = {
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
      Messages: ['GetItem'],
      Payments: ['GetItem'],
    },
    secrets: ['SigningKeys'],
    mail: true,
  },
  'settle-payments': {
    load: () => import('#functions/jobs/settle-payments.ts'),
    tables: {
      Payments: ['GetItem', 'PutItem', 'Query'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
    },
    secrets: ['SigningKeys'],
    stripe: true,
  },
} satisfies Record<string, JobAccess>;

export type JobName = keyof typeof jobs;

export const jobNames = Object.keys(jobs) as JobName[];

/** What a job may touch, by name. */
export function jobAccess(name: JobName): JobAccess {
  return jobs[name];
}
