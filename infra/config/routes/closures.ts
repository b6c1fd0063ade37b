import type { FunctionsByRoute, TableGrants } from '#infra/config/grant-terms.ts';

/** To read a closure and the appointments it affects. */
const seeClosure: TableGrants = { Closures: ['GetItem'], Slots: ['Query'], Appointments: ['GetItem'] };

export const closureFunctions = {
  'GET /api/closures': {
    load: () => import('#functions/routes/closures/list.ts'),
    tables: { Closures: ['Query'] },
  },
  'POST /api/closures': {
    load: () => import('#functions/routes/closures/create.ts'),
    tables: {
      Closures: ['GetItem', 'PutItem'],
      Slots: ['Query', 'UpdateItem'],
      Appointments: ['GetItem'],
      Audit: ['PutItem'],
    },
  },
  'GET /api/closures/{id}': {
    load: () => import('#functions/routes/closures/get.ts'),
    tables: seeClosure,
  },
  'DELETE /api/closures/{id}': {
    load: () => import('#functions/routes/closures/reopen.ts'),
    tables: {
      Closures: ['GetItem', 'DeleteItem'],
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
} satisfies FunctionsByRoute;
