import type { RouteId } from '#shared/api/routes.ts';
import type { Access, TableGrants } from './grant-terms.ts';

/** To store a message with its limits and its mails. */
const leaveMessage: TableGrants = {
  Messages: ['PutItem', 'ConditionCheckItem'],
  Outbox: ['PutItem'],
  Limits: ['UpdateItem'],
};

/** For every status change: counters and the audit log. */
const countAndAudit: TableGrants = { Stats: ['UpdateItem'], Audit: ['PutItem'] };

/** To change an appointment's status, with its slot and its mail. */
const changeStatus: TableGrants = {
  ...countAndAudit,
  Slots: ['PutItem', 'UpdateItem'],
  Appointments: ['GetItem', 'PutItem'],
  Outbox: ['PutItem'],
};

/** To write a payment with its counters and, once it has succeeded, its receipt mail. */
export const writePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
};

/**
 * To bring a payment up to date with Stripe, to count the cards that failed against its client, and to log what its banks
 * did.
 */
export const settlePayment: TableGrants = {
  ...writePayment,
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
};

/** The same where the payment may have no record yet: UpdateItem links its idempotency key to it. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};

/** To accept a patient's token: that of a lookup is good only as long as its session lasts. */
const acceptPatient: TableGrants = { LookupSessions: ['GetItem'] };

/** To read a closure and the appointments it affects. */
const seeClosure: TableGrants = { Closures: ['GetItem'], Slots: ['Query'], Appointments: ['GetItem'] };

/** What each route's function may touch. */
export const access: { [Id in RouteId]: Access<Id> } = {
  'GET /api/health': { load: () => import('#functions/routes/health/get.ts') },
  'POST /api/chatbot': { load: () => import('#functions/routes/chatbot/answer.ts') },
  'POST /api/csp-reports': {
    load: () => import('#functions/routes/csp-reports/receive.ts'),
    tables: { Limits: ['UpdateItem'] },
    limits: ['LIMIT_CSP_REPORTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/availability': {
    load: () => import('#functions/routes/availability/get.ts'),
    tables: { Slots: ['Query'] },
  },
  'GET /api/services': { load: () => import('#functions/routes/services/list.ts') },
  'GET /api/geocode': {
    load: () => import('#functions/routes/geocode/get.ts'),
    tables: { Geocodes: ['GetItem', 'PutItem'] },
    uses: ['geocoder'],
  },
  'POST /api/appoinment/add': {
    load: () => import('#functions/routes/contact/send.ts'),
    tables: leaveMessage,
    limits: ['LIMIT_CONTACTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/consultations': {
    load: () => import('#functions/routes/consultations/request.ts'),
    tables: leaveMessage,
    limits: ['LIMIT_CONSULTATIONS_PER_DAY', 'LIMIT_RECIPIENTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments': {
    load: () => import('#functions/routes/appointments/create.ts'),
    tables: {
      Slots: ['PutItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['GetItem', 'UpdateItem'],
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
    },
    limits: [
      'LIMIT_BOOKINGS_PER_DAY',
      'LIMIT_BOOKINGS_OF_PROVEN_CLIENT',
      'LIMIT_SLOTS_OF_VISIT_DAY',
      'LIMIT_RECIPIENTS_PER_DAY',
    ],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/outcome': {
    load: () => import('#functions/routes/appointments/find-outcome.ts'),
    tables: { Appointments: ['GetItem', 'PutItem'], Limits: ['UpdateItem'] },
    limits: ['LIMIT_CLOSED_NUMBERS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/get.ts'),
    tables: { ...acceptPatient, Appointments: ['GetItem'] },
    uses: ['signing-keys'],
  },
  'GET /api/appointments/mine': {
    load: () => import('#functions/routes/appointments/list-mine.ts'),
    tables: { ...acceptPatient, Appointments: ['Query'] },
    uses: ['signing-keys'],
  },
  'POST /api/appointments/lookup': {
    load: () => import('#functions/routes/appointments/send-code.ts'),
    tables: { LookupCodes: ['PutItem'], Outbox: ['PutItem'], Limits: ['UpdateItem'] },
    limits: ['LIMIT_CODES_PER_DAY', 'LIMIT_RECIPIENTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/lookup/verify': {
    load: () => import('#functions/routes/appointments/verify-code.ts'),
    tables: {
      LookupCodes: ['UpdateItem', 'DeleteItem'],
      LookupSessions: ['PutItem'],
      Appointments: ['Query'],
      // GetItem and PutItem note the address as proven.
      Limits: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    limits: ['LIMIT_WRONG_CODES_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'DELETE /api/appointments/lookup': {
    load: () => import('#functions/routes/appointments/end-lookup.ts'),
    tables: { LookupSessions: ['GetItem', 'DeleteItem'] },
    uses: ['signing-keys'],
  },
  'POST /api/appointments/{confirmationNumber}/cancel': {
    load: () => import('#functions/routes/appointments/cancel.ts'),
    // Canceling releases a slot but never takes one.
    tables: { ...acceptPatient, ...changeStatus, Slots: ['UpdateItem'], Limits: ['UpdateItem'] },
    limits: ['LIMIT_CANCELLATIONS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    load: () => import('#functions/routes/appointments/reschedule.ts'),
    tables: {
      ...acceptPatient,
      Slots: ['PutItem', 'UpdateItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    limits: ['LIMIT_MOVES_PER_DAY', 'LIMIT_MOVES_OF_BOOKING', 'LIMIT_SLOTS_OF_VISIT_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/email': {
    load: () => import('#functions/routes/appointments/correct-email.ts'),
    tables: {
      ...acceptPatient,
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    limits: ['LIMIT_MOVES_PER_DAY', 'LIMIT_RECIPIENTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/not-mine': {
    load: () => import('#functions/routes/appointments/disown-email.ts'),
    tables: { Appointments: ['GetItem', 'PutItem'], Audit: ['PutItem'] },
    uses: ['signing-keys'],
  },
  'GET /api/appointments': {
    load: () => import('#functions/routes/appointments/list.ts'),
    tables: { Appointments: ['Query'], Stats: ['Query'] },
    uses: ['signing-keys', 'admin-claims'],
  },
  'POST /api/admin/appointments/search': {
    load: () => import('#functions/routes/appointments/search.ts'),
    tables: { Appointments: ['GetItem', 'Query'], Stats: ['Query'] },
    uses: ['signing-keys', 'admin-claims'],
  },
  'GET /api/appointments/stats': {
    load: () => import('#functions/routes/appointments/stats.ts'),
    tables: { Stats: ['Query'] },
    uses: ['admin-claims'],
  },
  'GET /api/admin/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/get-for-admin.ts'),
    tables: { Appointments: ['GetItem'] },
    uses: ['admin-claims'],
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    load: () => import('#functions/routes/appointments/set-status.ts'),
    tables: changeStatus,
    uses: ['admin-claims'],
  },
  'DELETE /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/delete.ts'),
    tables: { ...countAndAudit, Slots: ['UpdateItem'], Appointments: ['GetItem', 'PutItem'] },
    uses: ['admin-claims'],
  },
  'POST /api/payments/create-payment-intent': {
    load: () => import('#functions/routes/payments/create-intent.ts'),
    tables: {
      ...recordPayment,
      Limits: ['ConditionCheckItem', 'GetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_INTENTS_PER_HOUR', 'LIMIT_UNFINISHED_INTENTS', 'LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'client-address', 'stripe'],
  },
  'POST /api/payments': {
    load: () => import('#functions/routes/payments/save.ts'),
    tables: writePayment,
  },
  'POST /api/payments/confirm-payment': {
    load: () => import('#functions/routes/payments/confirm.ts'),
    tables: settlePayment,
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'stripe'],
  },
  'GET /api/payments/payment-status/{id}': {
    load: () => import('#functions/routes/payments/status.ts'),
    tables: { Payments: ['GetItem'] },
  },
  'POST /api/payments/{id}/receipt': {
    load: () => import('#functions/routes/payments/mail-receipt.ts'),
    // GetItem tells whether the last one has been sent.
    tables: { ...writePayment, Outbox: ['GetItem', 'PutItem'] },
  },
  'GET /api/payments/{id}/receipt': {
    load: () => import('#functions/routes/payments/get-receipt.ts'),
    tables: { Payments: ['GetItem'], Limits: ['UpdateItem'] },
    limits: ['LIMIT_RECEIPTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/payments/list': {
    load: () => import('#functions/routes/payments/list.ts'),
    tables: { Payments: ['Query'], Stats: ['Query'] },
    uses: ['signing-keys', 'admin-claims'],
  },
  'POST /api/payments/search': {
    load: () => import('#functions/routes/payments/search.ts'),
    tables: { Payments: ['GetItem', 'Query'], Stats: ['Query'] },
    uses: ['signing-keys', 'admin-claims'],
  },
  'GET /api/payments/stats': {
    load: () => import('#functions/routes/payments/stats.ts'),
    tables: { Stats: ['Query'] },
    uses: ['admin-claims'],
  },
  'GET /api/payments/worklist': {
    load: () => import('#functions/routes/payments/list-work.ts'),
    tables: { Payments: ['Query'] },
    uses: ['admin-claims'],
  },
  'POST /api/payments/{id}/handled': {
    load: () => import('#functions/routes/payments/put-away.ts'),
    tables: { ...writePayment, Audit: ['PutItem'] },
    uses: ['admin-claims'],
  },
  'POST /api/admin/payments': {
    load: () => import('#functions/routes/payments/enter.ts'),
    tables: { ...countAndAudit, Payments: ['GetItem', 'PutItem'] },
    uses: ['admin-claims'],
  },
  'GET /api/payments/{id}': {
    load: () => import('#functions/routes/payments/get.ts'),
    tables: { Payments: ['GetItem'] },
    uses: ['admin-claims'],
  },
  'PUT /api/payments/{id}/status': {
    load: () => import('#functions/routes/payments/set-status.ts'),
    tables: settlePayment,
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'admin-claims', 'stripe'],
  },
  'DELETE /api/payments/{id}': {
    load: () => import('#functions/routes/payments/delete.ts'),
    tables: settlePayment,
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'admin-claims', 'stripe'],
  },
  'POST /api/payments/{id}/refund': {
    load: () => import('#functions/routes/payments/refund.ts'),
    tables: settlePayment,
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'admin-claims', 'stripe'],
  },
  'GET /api/reconciliation': {
    load: () => import('#functions/routes/books/list.ts'),
    tables: { Books: ['GetItem', 'Query'] },
    uses: ['admin-claims'],
  },
  'POST /api/reconciliation': {
    load: () => import('#functions/routes/books/check.ts'),
    tables: { Books: ['GetItem', 'PutItem'] },
    uses: ['admin-claims'],
  },
  'POST /api/reconciliation/handled': {
    load: () => import('#functions/routes/books/put-away.ts'),
    tables: { Books: ['GetItem', 'UpdateItem'], Audit: ['PutItem'] },
    uses: ['admin-claims'],
  },
  'GET /api/closures': {
    load: () => import('#functions/routes/closures/list.ts'),
    tables: { Closures: ['Query'] },
    uses: ['admin-claims'],
  },
  'POST /api/closures': {
    load: () => import('#functions/routes/closures/create.ts'),
    tables: {
      Closures: ['GetItem', 'PutItem'],
      Slots: ['Query', 'UpdateItem'],
      Appointments: ['GetItem'],
      Audit: ['PutItem'],
    },
    uses: ['admin-claims'],
  },
  'GET /api/closures/{id}': {
    load: () => import('#functions/routes/closures/get.ts'),
    tables: seeClosure,
    uses: ['admin-claims'],
  },
  'DELETE /api/closures/{id}': {
    load: () => import('#functions/routes/closures/reopen.ts'),
    tables: { Closures: ['GetItem', 'DeleteItem'], Slots: ['UpdateItem'], Audit: ['PutItem'] },
    uses: ['admin-claims'],
  },
  'POST /api/closures/{id}/notify': {
    load: () => import('#functions/routes/closures/notify.ts'),
    tables: { ...seeClosure, Outbox: ['PutItem'], Audit: ['PutItem'] },
    uses: ['admin-claims'],
  },
  'GET /api/audit': {
    load: () => import('#functions/routes/audit/list.ts'),
    tables: { Audit: ['Query'] },
    uses: ['signing-keys', 'admin-claims'],
  },
  'POST /api/stripe/webhook': {
    load: () => import('#functions/routes/stripe/webhook.ts'),
    tables: { ...recordPayment, StripeEvents: ['GetItem', 'PutItem'] },
    limits: ['LIMIT_FAILED_CARDS'],
    uses: ['signing-keys', 'stripe'],
  },
};
