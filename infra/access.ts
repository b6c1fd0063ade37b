import type { RouteHandler } from '#functions/core/handle.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import type { TableName } from './tables.ts';

/** The DynamoDB actions a line may grant. Nothing scans. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** A secret of the account, by its name below the stack. */
export type SecretName = 'SigningKeys';

/** Limits a function reads from its environment; `infra/limits.ts` holds the numbers. */
export type LimitName =
  | 'LIMIT_BOOKINGS_PER_MINUTE'
  | 'LIMIT_OPEN_BOOKINGS_PER_EMAIL'
  | 'LIMIT_OPEN_BOOKINGS_PER_ADDRESS'
  | 'LIMIT_VISITS_AT_ONE_TIME';

/** What one function may touch. Its environment follows from it: only what is granted is named there. */
export interface Access<Id extends RouteId = RouteId> {
  /** The handler's module. The compiler refuses a missing file, and one that serves another route. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
  tables?: Partial<Record<TableName, readonly TableAction[]>>;
  secrets?: readonly SecretName[];
  limits?: readonly LimitName[];
  /** Whether it asks for the visitor's network address, and so needs what proves CloudFront's word for it. */
  clientAddress?: boolean;
  /** Whether it checks an admin's claims, and so needs the sign-in client's id. */
  admin?: boolean;
}

/** Who may touch what: one line per route. */
export const access: { [Id in RouteId]: Access<Id> } = {
  'GET /api/health': { load: () => import('#functions/routes/health/get.ts') },
  'GET /api/availability': {
    load: () => import('#functions/routes/availability/get.ts'),
    tables: { Slots: ['Query'] },
  },
  'POST /api/appointments': {
    load: () => import('#functions/routes/appointments/create.ts'),
    tables: {
      Slots: ['PutItem'],
      Appointments: ['GetItem', 'PutItem'],
      Limits: ['GetItem', 'PutItem', 'UpdateItem'],
      Stats: ['UpdateItem'],
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
  'POST /api/appointments/{confirmationNumber}/cancel': {
    load: () => import('#functions/routes/appointments/cancel.ts'),
    tables: {
      Slots: ['PutItem', 'DeleteItem'],
      Appointments: ['GetItem', 'UpdateItem'],
      Limits: ['UpdateItem'],
      Stats: ['UpdateItem'],
      Audit: ['PutItem'],
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
};
