import type { FunctionsByRoute } from '#infra/config/grant-terms.ts';

export const waitlistFunctions = {
  'POST /api/waitlist': {
    load: () => import('#functions/routes/waitlist/join.ts'),
    tables: {
      Waitlist: ['PutItem'],
      // To accept a patient's token, and see that the visit is theirs.
      LookupSessions: ['GetItem'],
      Appointments: ['GetItem'],
      Outbox: ['PutItem'],
      Limits: ['GetItem', 'UpdateItem'],
    },
    limits: ['LIMIT_WAITLIST_PER_DAY', 'LIMIT_WAITLIST_OF_ADDRESS', 'LIMIT_WAITING_ADDRESSES'],
    uses: ['signing-keys', 'client-address'],
    throttle: 'seldom',
  },
  'GET /api/waitlist/{id}': {
    load: () => import('#functions/routes/waitlist/get.ts'),
    tables: { Waitlist: ['GetItem', 'UpdateItem'], Limits: ['GetItem', 'PutItem', 'UpdateItem'] },
    limits: ['LIMIT_WAITLIST_OF_ADDRESS', 'LIMIT_WAITING_ADDRESSES'],
    uses: ['signing-keys', 'client-address'],
    throttle: 'seldom',
  },
  'POST /api/waitlist/{id}/leave': {
    load: () => import('#functions/routes/waitlist/leave.ts'),
    tables: { Waitlist: ['GetItem', 'UpdateItem'], Limits: ['GetItem', 'UpdateItem'] },
    limits: ['LIMIT_WAITLIST_OF_ADDRESS'],
    uses: ['signing-keys'],
    throttle: 'seldom',
  },
} satisfies FunctionsByRoute;
