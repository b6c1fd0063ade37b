import type { FunctionsByRoute } from '#infra/config/grant-terms.ts';

export const estimateFunctions = {
  'GET /api/appointments/{confirmationNumber}/estimate': {
    load: () => import('#functions/routes/estimates/get.ts'),
    tables: {
      // To accept a patient's token, and see that the visit is theirs.
      LookupSessions: ['GetItem'],
      Appointments: ['GetItem'],
      Estimates: ['Query'],
    },
    uses: ['signing-keys'],
    // Few visits are self-pay, and patients read their emails at different times.
    throttle: 'seldom',
  },
  'POST /api/appointments/{confirmationNumber}/estimate': {
    load: () => import('#functions/routes/estimates/request.ts'),
    tables: {
      LookupSessions: ['GetItem'],
      Appointments: ['GetItem', 'PutItem'],
      Audit: ['PutItem'],
    },
    uses: ['signing-keys'],
    throttle: 'seldom',
  },
  'GET /api/admin/estimates': {
    load: () => import('#functions/routes/estimates/list.ts'),
    tables: { Appointments: ['Query byEstimate'], Suppressions: ['BatchGetItem'] },
  },
  'POST /api/admin/appointments/{confirmationNumber}/estimate': {
    load: () => import('#functions/routes/estimates/make.ts'),
    tables: {
      Appointments: ['GetItem', 'PutItem'],
      Estimates: ['Query', 'PutItem'],
      Suppressions: ['BatchGetItem'],
      Outbox: ['PutItem'],
      Audit: ['PutItem'],
    },
    uses: ['signing-keys'],
  },
} satisfies FunctionsByRoute;
