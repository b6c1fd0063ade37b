import type { RouteHandler } from '#functions/platform/http/handle.ts';
import type { RouteId, Routes } from '#shared/contract/routes.ts';
import type { LimitName } from './limits.ts';
import type { TableName, tables } from './tables.ts';
import type { ThrottleName } from './throttles.ts';

/** The DynamoDB actions an entry may grant. Scan is deliberately missing. */
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

/** An action on a table, where `Query` reads the table itself, or the query of one of its indexes: `Query byEmail`. */
export type TableGrant<Table extends TableName = TableName> = TableAction | `Query ${IndexOf<Table>}`;

/**
 * The grants on each table. An empty list only names the table to the function, whose code writes to it in other
 * functions.
 */
export type TableGrants = { [Table in TableName]?: readonly TableGrant<Table>[] };

/** A secret, by its name in the stack. */
export type SecretName = 'SigningKeys' | 'OriginProof' | 'Stripe';

/**
 * What a function may use besides tables. Each use adds its own environment variables (environment.ts). Every route uses
 * the proof, and an admin's the claims, without saying so (routes/route-functions.ts).
 */
export type Use =
  /** The keys that sign tokens and pseudonyms. */
  | 'signing-keys'
  /** The secret that proves that a request came through CloudFront. */
  | 'origin-proof'
  /** The client's address, with the clinics' own networks. */
  | 'client-address'
  /** An admin's claims, with the id of the sign-in client. */
  | 'admin-claims'
  /** The mailer, and what `clinic-inbox` has. */
  | 'mail'
  /** The address of the clinics' inbox. */
  | 'clinic-inbox'
  /** The open geocoder. */
  | 'geocoder'
  /** Stripe, with our keys and their mode. */
  | 'stripe'
  /** The site as its visitors reach it. */
  | 'public-site';

/** What one function may access. Its environment is derived from this, so it names only what is granted. */
export interface Grants {
  /** Default: no table. */
  tables?: TableGrants;
  /** The limits that it reads (limits.ts). */
  limits?: readonly LimitName[];
  /** Secrets and outside services. */
  uses?: readonly Use[];
}

/** A route's function. */
export interface RouteFunction<Id extends RouteId = RouteId> extends Grants {
  /** The handler's module. A missing file, or one that serves another route, doesn't compile. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
  /** How many requests the gateway lets through in a second (throttles.ts). Default: by who calls the route, and how. */
  throttle?: ThrottleName;
  /**
   * Concurrency that no other function can take, as much as its throttle's burst. Only on a stage that reserves concurrency
   * (`reserveConcurrency` in infra/stages): a new account runs ten functions at a time and has none to reserve.
   */
  isReserved?: true;
}

/** The functions of some of the routes. */
export type FunctionsByRoute = { [Id in RouteId]?: RouteFunction<Id> };

/** The function of a job, which isn't called by a request. */
export interface JobFunction extends Grants {
  /** The handler's module. */
  load: () => Promise<{ handler: (event: never, context: never) => Promise<unknown> }>;
  /** When Lambda ends a run, for a job that works through many records. Default: derived, like a route's (timeouts.ts). */
  timeoutSeconds?: number;
  /** From one scheduled run to the next; a run begins nothing new after that. Without it, only events start the job. */
  everyMinutes?: number;
}
