import type { RouteHandler } from '#functions/platform/http/handle.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { LimitName } from './limits.ts';
import type { TableName, tables } from './tables.ts';
import type { ThrottleName } from './throttles.ts';

/** The DynamoDB actions that a function's entry may grant. Scan is deliberately missing. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** The names of a table's indexes. */
type IndexOf<Table extends TableName> = (typeof tables)[Table] extends {
  indexes: readonly { name: infer Name extends string }[];
}
  ? Name
  : never;

/** An action on a table. `Query` queries the table itself, and `Query byEmail` its index `byEmail`. */
export type TableGrant<Table extends TableName = TableName> = TableAction | `Query ${IndexOf<Table>}`;

/**
 * The grants on each table. An empty list gives the function only the table's name, which the function needs because it
 * shares code with functions that write to the table.
 */
export type TableGrants = { [Table in TableName]?: readonly TableGrant<Table>[] };

/** A secret, by its name in the stack. */
export type SecretName = 'SigningKeys' | 'OriginProof' | 'Stripe';

/**
 * What a function may use besides tables. Each use adds environment variables (environment.ts).
 * routes/route-functions.ts adds `origin-proof` to every route, `admin-claims` to every staff route, and `signing-keys`
 * to every route that shows records.
 */
export type Use =
  /** The keys that sign tokens and pseudonyms. */
  | 'signing-keys'
  /** The secret that proves that a request came through CloudFront. */
  | 'origin-proof'
  /** The client's IP address, and the clinics' own networks. */
  | 'client-address'
  /** An admin's claims, and the id of the sign-in client. */
  | 'admin-claims'
  /** The mailer, with everything of `clinic-inbox`. */
  | 'mail'
  /** The email address of the clinics' inbox. */
  | 'clinic-inbox'
  /** The open geocoder. */
  | 'geocoder'
  /** Stripe, with our keys and their mode. */
  | 'stripe'
  /** The site at its public URL. */
  | 'public-site';

/**
 * Everything that one function may access. The function's environment is derived from these grants, so the environment
 * contains nothing else.
 */
export interface Grants {
  /** Default: no table. */
  tables?: TableGrants;
  /** The limits that the function reads (limits.ts). */
  limits?: readonly LimitName[];
  /** Secrets and outside services. */
  uses?: readonly Use[];
}

/** A route's function. */
export interface RouteFunction<Id extends RouteId = RouteId> extends Grants {
  /** Imports the handler's module. A missing file, or one that serves another route, doesn't compile. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
  /**
   * How many requests per second the gateway lets through (throttles.ts). Default: derived from the route's
   * caller and method.
   */
  throttle?: ThrottleName;
  /**
   * Reserves as much concurrency for this function as its throttle's burst, but only on a stage with
   * `reserveConcurrency` (infra/stages): a new account runs ten functions at a time and has none to reserve.
   */
  isReserved?: true;
}

export type FunctionsByRoute = { [Id in RouteId]?: RouteFunction<Id> };

/** A job's function. It's started by a schedule or by events, not by requests. */
export interface JobFunction extends Grants {
  /** Imports the handler's module. */
  load: () => Promise<{ handler: (event: never, context: never) => Promise<unknown> }>;
  /**
   * The time limit of a run, for a job that works through many records. Default: derived, like a route's
   * (timeouts.ts).
   */
  timeoutSeconds?: number;
  /**
   * The minutes between two scheduled runs. A run must not begin new work after that time (tested). If absent, only
   * events start the job.
   */
  everyMinutes?: number;
}

/** To read the figures of the clinics' days, such as visits, payments and messages. */
export const readFigures = {
  Appointments: ['Query byVisitMonth'],
  Slots: ['Query'],
  Payments: ['Query byMovedDate', 'Query byOrder', 'Query byAttention'],
  OtherSales: ['Query byDay'],
  Messages: ['Query byStatus'],
} as const satisfies TableGrants;

/** To count every status change and to log it in the audit log. */
export const countAndAudit: TableGrants = { Stats: ['UpdateItem'], Audit: ['PutItem'] };

/**
 * To update or end a payment, with its counters and its receipt. Also to count declined cards against the client,
 * and to log disputes.
 */
export const settlePayment: TableGrants = {
  Payments: ['GetItem', 'PutItem'],
  Stats: ['UpdateItem'],
  Outbox: ['PutItem'],
  Limits: ['GetItem', 'UpdateItem'],
  Audit: ['PutItem'],
  // Only the webhook and the reconciliation record another product's sale (noteOtherSale).
  OtherSales: [],
};

/** To record another product's sale once. */
export const noteOtherSale: TableGrants = { OtherSales: ['GetItem', 'PutItem'] };

/** To settle a payment that may not have a record yet. UpdateItem links the idempotency key to the payment. */
export const recordPayment: TableGrants = {
  ...settlePayment,
  Payments: ['GetItem', 'PutItem', 'UpdateItem'],
};

/** The limits that settling a payment counts against the client that started the payment. */
export const cardLimits: readonly LimitName[] = [
  'LIMIT_UNFINISHED_INTENTS',
  'LIMIT_FAILED_CARDS_PER_HOUR',
  'LIMIT_FAILED_CARDS_PER_DAY',
];
