import { type FunctionsByRoute, readFigures, type TableGrants } from '#infra/config/grant-terms.ts';

/** To store a message with its limits and its emails. */
const leaveMessage: TableGrants = {
  Messages: ['PutItem', 'ConditionCheckItem'],
  Outbox: ['PutItem'],
  Limits: ['GetItem', 'UpdateItem'],
};

/** The routes that have no file of their own here: the site itself, figures, messages, and the audit log. */
export const siteFunctions = {
  'GET /api/health': { load: () => import('#functions/routes/health/get.ts') },
  'POST /api/chatbot': {
    load: () => import('#functions/routes/chatbot/answer.ts'),
    tables: { Slots: ['Query'], Limits: ['GetItem', 'UpdateItem'] },
    limits: ['LIMIT_QUESTIONS_PER_MINUTE'],
    uses: ['signing-keys', 'client-address'],
    throttle: 'screen',
  },
  'POST /api/csp-reports': {
    load: () => import('#functions/routes/csp-reports/receive.ts'),
    tables: { Limits: ['GetItem', 'UpdateItem'] },
    limits: ['LIMIT_CSP_REPORTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/availability': {
    load: () => import('#functions/routes/availability/get.ts'),
    tables: { Slots: ['Query'] },
  },
  'GET /api/openings': {
    load: () => import('#functions/routes/availability/list-openings.ts'),
    tables: { Slots: ['Query'] },
  },
  'GET /api/services': { load: () => import('#functions/routes/services/list.ts') },
  'GET /api/geocode': {
    load: () => import('#functions/routes/geocode/get.ts'),
    tables: { Geocodes: ['GetItem', 'PutItem'], Limits: ['GetItem', 'UpdateItem'] },
    uses: ['signing-keys', 'client-address', 'geocoder'],
  },
  'POST /api/appoinment/add': {
    load: () => import('#functions/routes/contact/send.ts'),
    tables: leaveMessage,
    limits: ['LIMIT_CONTACTS_PER_DAY'],
    uses: ['signing-keys', 'client-address'],
  },
  'POST /api/consultations': {
    load: () => import('#functions/routes/contact/request-consultation.ts'),
    tables: leaveMessage,
    limits: ['LIMIT_CONSULTATIONS_PER_DAY', 'LIMIT_WAITING_ADDRESSES'],
    uses: ['signing-keys', 'client-address'],
  },
  'GET /api/admin/figures': {
    load: () => import('#functions/routes/reports/get-figures.ts'),
    tables: readFigures,
  },
  'GET /api/admin/messages': {
    load: () => import('#functions/routes/messages/list.ts'),
    tables: { Messages: ['Query byStatus'] },
  },
  'PUT /api/admin/messages/{id}': {
    load: () => import('#functions/routes/messages/set-status.ts'),
    tables: { Messages: ['GetItem', 'PutItem'], Audit: ['PutItem'] },
  },
  'GET /api/audit': {
    load: () => import('#functions/routes/reports/list-audit.ts'),
    tables: { Audit: ['Query', 'Query bySubject'] },
    uses: ['signing-keys'],
  },
} satisfies FunctionsByRoute;
