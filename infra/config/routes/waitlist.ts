import type { FunctionsByRoute } from '#infra/config/grant-terms.ts';
import type { LimitName } from '#infra/config/limits.ts';

const limits: readonly LimitName[] = [
  'LIMIT_WAITLIST_PER_DAY',
  'LIMIT_WAITLIST_OF_ADDRESS',
  'LIMIT_WAITING_ADDRESSES',
];

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
    limits,
    uses: ['signing-keys', 'client-address'],
    throttle: 'seldom',
  },
  'GET /api/waitlist/{id}': {
    load: () => import('#functions/routes/waitlist/get.ts'),
    tables: {
      Waitlist: ['GetItem', 'UpdateItem', 'Query byStatus'],
      // To see whether the entry's visit was canceled.
      Appointments: ['GetItem'],
      Limits: ['GetItem', 'PutItem', 'UpdateItem'],
    },
    limits,
    uses: ['signing-keys', 'client-address'],
    throttle: 'seldom',
  },
  'POST /api/waitlist/{id}/leave': {
    load: () => import('#functions/routes/waitlist/leave.ts'),
    tables: { Waitlist: ['GetItem', 'UpdateItem'], Limits: ['GetItem', 'UpdateItem'] },
    limits,
    uses: ['signing-keys'],
    throttle: 'seldom',
  },
} satisfies FunctionsByRoute;
