import { countAndAudit, type FunctionsByRoute, type TableGrants } from '#infra/config/grant-terms.ts';
import type { LimitName } from '#infra/config/limits.ts';

/** To change an appointment's status, with its slot and its mail. */
const changeStatus: TableGrants = {
  ...countAndAudit,
  Slots: ['PutItem', 'UpdateItem'],
  Appointments: ['GetItem', 'PutItem'],
  Outbox: ['PutItem'],
};

/** To queue the mail about a change by staff, and to stop that mail if they undo the change. */
const mailUndoable: TableGrants = { Outbox: ['GetItem', 'PutItem', 'ConditionCheckItem'] };

/** To accept a patient's token: a lookup token is valid only while its session exists. */
const acceptPatient: TableGrants = { LookupSessions: ['GetItem'] };

/** To count against limits, and to see whether an address is proven. */
const countAndTrust: TableGrants = { Limits: ['GetItem', 'UpdateItem'] };

/**
 * To record that a mail was opened, which proves its email address and ends counting the visit against the client that
 * booked it.
 */
const noteOpened: TableGrants = { Limits: ['GetItem', 'PutItem', 'UpdateItem'] };

/** To show staff which patients email doesn't reach. */
const showToAdmin: TableGrants = { Suppressions: ['BatchGetItem'] };

/** To show which visits are at times when the clinic is closed. */
const showClosed: TableGrants = { Slots: ['GetItem'] };

/** The limits on booked visits: each counts a visit for a day, until the visit is over, or until its mail is opened. */
const visitLimits: readonly LimitName[] = [
  'LIMIT_BOOKINGS_PER_DAY',
  'LIMIT_BOOKINGS_OF_ADDRESS',
  'LIMIT_VISITS_OF_DAY',
  'LIMIT_COMING_VISITS',
  'LIMIT_WAITING_ADDRESSES',
];

/** The routes for appointments and their lookup. */
export const appointmentFunctions = {
  'POST /api/appointments': {
    load: () => import('#functions/routes/appointments/create.ts'),
    tables: {
      SearchKeys: ['PutItem'],
      Slots: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      Appointments: ['GetItem', 'PutItem'],
      ...acceptPatient,
      ...countAndTrust,
      Stats: ['UpdateItem'],
      Outbox: ['PutItem'],
    },
    limits: visitLimits,
    uses: ['signing-keys', 'client-address'],
    throttle: 'booking',
    // Reserved so that patients can still book while another route is flooded.
    isReserved: true,
  },
  'POST /api/admin/appointments': {
    load: () => import('#functions/routes/desk/book.ts'),
    tables: {
      SearchKeys: ['PutItem'],
      ...showToAdmin,
      ...countAndAudit,
      Slots: ['GetItem', 'PutItem', 'ConditionCheckItem'],
      Appointments: ['GetItem', 'PutItem'],
      Outbox: ['PutItem'],
    },
  },
  'POST /api/admin/appointments/{confirmationNumber}/reschedule': {
    load: () => import('#functions/routes/desk/reschedule.ts'),
    tables: {
      ...showToAdmin,
      ...mailUndoable,
      Slots: ['GetItem', 'PutItem', 'UpdateItem'],
      Appointments: ['GetItem', 'PutItem'],
      Audit: ['PutItem'],
    },
  },
  'POST /api/appointments/{confirmationNumber}/outcome': {
    load: () => import('#functions/routes/appointments/find-outcome.ts'),
    tables: { Appointments: ['GetItem', 'PutItem'], ...countAndTrust },
    limits: ['LIMIT_CLOSED_NUMBERS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
    throttle: 'screen',
  },
  'GET /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/get.ts'),
    tables: { ...acceptPatient, ...showClosed, Appointments: ['GetItem', 'UpdateItem'], ...noteOpened },
    limits: visitLimits,
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/appointments/{confirmationNumber}/times': {
    load: () => import('#functions/routes/appointments/list-times.ts'),
    tables: { ...acceptPatient, Appointments: ['GetItem'], Slots: ['Query'] },
    uses: ['signing-keys'],
    // Patients read their emails at different times, so there are few requests at once.
    throttle: 'action',
  },
  'GET /api/appointments/mine': {
    load: () => import('#functions/routes/appointments/list-mine.ts'),
    tables: { ...acceptPatient, ...showClosed, Appointments: ['Query byEmail'] },
    uses: ['signing-keys'],
  },
  'POST /api/appointments/lookup': {
    load: () => import('#functions/routes/appointments/send-code.ts'),
    tables: { LookupCodes: ['GetItem', 'PutItem'], Outbox: ['PutItem'], ...countAndTrust },
    limits: ['LIMIT_CODES_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/lookup/verify': {
    load: () => import('#functions/routes/appointments/verify-code.ts'),
    tables: {
      LookupCodes: ['GetItem', 'PutItem'],
      LookupSessions: ['PutItem'],
      Appointments: ['Query byEmail', 'UpdateItem'],
      ...showClosed,
      ...noteOpened,
    },
    limits: ['LIMIT_WRONG_CODES_PER_DAY', 'LIMIT_CODES_PER_DAY', ...visitLimits],
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
    tables: { ...acceptPatient, ...changeStatus, Slots: ['UpdateItem'], ...countAndTrust },
    limits: ['LIMIT_CANCELLATIONS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/check-in': {
    load: () => import('#functions/routes/appointments/check-in.ts'),
    // Checking in neither takes nor releases a slot, and sends no mail.
    tables: { ...acceptPatient, ...changeStatus, Slots: [], Outbox: [], ...countAndTrust },
    limits: ['LIMIT_CHECK_INS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/reschedule': {
    load: () => import('#functions/routes/appointments/reschedule.ts'),
    tables: {
      ...acceptPatient,
      Slots: ['GetItem', 'PutItem', 'UpdateItem'],
      Appointments: ['GetItem', 'PutItem'],
      ...countAndTrust,
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    limits: ['LIMIT_RESCHEDULES_PER_DAY', 'LIMIT_RESCHEDULES_OF_BOOKING', ...visitLimits],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/email': {
    load: () => import('#functions/routes/appointments/correct-email.ts'),
    tables: {
      ...acceptPatient,
      Appointments: ['GetItem', 'PutItem'],
      ...countAndTrust,
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
    limits: ['LIMIT_RESCHEDULES_PER_DAY', 'LIMIT_RESCHEDULES_OF_BOOKING', 'LIMIT_WAITING_ADDRESSES'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/appointments/{confirmationNumber}/not-mine': {
    load: () => import('#functions/routes/appointments/disown-email.ts'),
    tables: { Appointments: ['GetItem', 'PutItem'], Audit: ['PutItem'] },
    uses: ['signing-keys'],
  },
  'GET /api/appointments': {
    load: () => import('#functions/routes/appointments/list.ts'),
    tables: {
      ...showToAdmin,
      Appointments: ['Query byCreationMonth', 'Query byVisitMonth'],
      Stats: ['Query'],
    },
  },
  'POST /api/admin/appointments/search': {
    load: () => import('#functions/routes/appointments/search.ts'),
    tables: {
      SearchKeys: ['Query'],
      ...showToAdmin,
      Appointments: [
        'GetItem',
        'BatchGetItem',
        'Query byEmail',
        'Query byCreationMonth',
        'Query byVisitMonth',
      ],
      Stats: ['Query'],
    },
  },
  'GET /api/appointments/stats': {
    load: () => import('#functions/routes/appointments/stats.ts'),
    tables: { Stats: ['Query'] },
  },
  'GET /api/admin/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/get-for-admin.ts'),
    tables: { ...showToAdmin, Appointments: ['GetItem'] },
  },
  'POST /api/admin/appointments/{confirmationNumber}/allow-email': {
    load: () => import('#functions/routes/desk/allow-email.ts'),
    tables: { Appointments: ['GetItem'], Suppressions: ['BatchGetItem', 'UpdateItem'], Audit: ['PutItem'] },
  },
  'PUT /api/admin/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/desk/correct.ts'),
    tables: {
      SearchKeys: ['PutItem', 'DeleteItem'],
      ...showToAdmin,
      Appointments: ['GetItem', 'PutItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem'],
    },
  },
  'POST /api/admin/appointments/{confirmationNumber}/resend': {
    load: () => import('#functions/routes/desk/resend.ts'),
    tables: {
      ...showToAdmin,
      Appointments: ['GetItem'],
      Limits: ['GetItem', 'UpdateItem'],
      Audit: ['PutItem'],
      Outbox: ['PutItem', 'UpdateItem'],
    },
    limits: ['LIMIT_RESENDS_OF_BOOKING'],
    uses: ['signing-keys'],
  },
  'POST /api/admin/appointments/cancel': {
    load: () => import('#functions/routes/appointments/cancel-together.ts'),
    tables: { ...showToAdmin, ...changeStatus, ...mailUndoable, Slots: ['UpdateItem'] },
  },
  'PUT /api/appointments/{confirmationNumber}/status': {
    load: () => import('#functions/routes/desk/set-status.ts'),
    tables: { ...showToAdmin, ...changeStatus, ...mailUndoable },
  },
  'DELETE /api/appointments/{confirmationNumber}': {
    load: () => import('#functions/routes/appointments/delete.ts'),
    tables: {
      SearchKeys: ['DeleteItem'],
      ...countAndAudit,
      Slots: ['UpdateItem'],
      Appointments: ['GetItem', 'PutItem'],
      Outbox: ['PutItem'],
    },
  },
} satisfies FunctionsByRoute;
