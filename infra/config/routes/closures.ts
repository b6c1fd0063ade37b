import type { FunctionsByRoute, TableGrants } from '#infra/config/grant-terms.ts';

/**
 * To find the visits that a closure affects, to store them in the closure if a crash prevented that, and to read them.
 */
const seeVisits: TableGrants = {
  Closures: ['Query', 'UpdateItem'],
  Slots: ['Query'],
  Appointments: ['GetItem'],
};

/** To read a closure and the visits that it affects. */
const seeClosure: TableGrants = { ...seeVisits, Closures: ['GetItem', 'Query', 'UpdateItem'] };

/** To show who was emailed about a closure, and whom email doesn't reach. */
const showMailed: TableGrants = { Outbox: ['GetItem'], Suppressions: ['BatchGetItem'] };

export const closureFunctions = {
  'GET /api/closures': {
    load: () => import('#functions/routes/closures/list.ts'),
    tables: { ...seeVisits, ...showMailed },
    uses: ['signing-keys'],
  },
  'POST /api/closures': {
    load: () => import('#functions/routes/closures/create.ts'),
    tables: {
      Closures: ['GetItem', 'PutItem', 'Query', 'UpdateItem'],
      Slots: ['Query', 'UpdateItem'],
      Appointments: ['GetItem'],
      ...showMailed,
      Audit: ['PutItem'],
    },
  },
  'GET /api/closures/{id}': {
    load: () => import('#functions/routes/closures/get.ts'),
    tables: { ...seeClosure, ...showMailed },
  },
  'DELETE /api/closures/{id}': {
    load: () => import('#functions/routes/closures/reopen.ts'),
    tables: {
      Closures: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
      Slots: ['Query', 'UpdateItem'],
      Appointments: ['GetItem'],
      Outbox: ['PutItem'],
      Audit: ['PutItem'],
    },
  },
  'POST /api/closures/{id}/notify': {
    load: () => import('#functions/routes/closures/notify.ts'),
    tables: {
      ...seeClosure,
      Suppressions: ['BatchGetItem'],
      Outbox: ['GetItem', 'PutItem'],
      Audit: ['PutItem'],
    },
    uses: ['signing-keys'],
  },
  'PUT /api/closures/{id}/patients/{confirmationNumber}': {
    load: () => import('#functions/routes/closures/call.ts'),
    tables: {
      ...seeClosure,
      ...showMailed,
      Appointments: ['GetItem', 'PutItem'],
      Audit: ['PutItem'],
    },
  },
} satisfies FunctionsByRoute;
