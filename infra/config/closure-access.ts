import type { AccessByRoute, TableGrants } from './grant-terms.ts';

/** To read a closure and the appointments it affects. */
const seeClosure: TableGrants = { Closures: ['GetItem'], Slots: ['Query'], Appointments: ['GetItem'] };

/** What the routes for closures may access. */
export const closureAccess = {
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
} satisfies AccessByRoute;
