import type { RouteHandler } from '#functions/platform/http/handle.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
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
 * What a function may use besides tables: the keys that sign tokens and pseudonyms, the secret that proves a request came
 * through CloudFront, the client's address (with the clinics' own networks), an admin's claims (with the sign-in client's
 * id), the mailer, the address of the clinics' inbox (which the mailer includes), the open geocoder, Stripe with our keys
 * and their mode, and the site as its visitors reach it. Each one adds its own environment variables
 * (`infra/config/environment.ts`). Every route uses the proof, and an admin's the claims, without saying so
 * (`routes/route-functions.ts`).
 */
export type Use =
  | 'signing-keys'
  | 'origin-proof'
  | 'client-address'
  | 'admin-claims'
  | 'mail'
  | 'clinic-inbox'
  | 'geocoder'
  | 'stripe'
  | 'public-site';

/** What one function may access. Its environment is derived from this, so it names only what is granted. */
export interface Grants {
  tables?: TableGrants;
  limits?: readonly LimitName[];
  uses?: readonly Use[];
}

/** A route's function. */
export interface RouteFunction<Id extends RouteId = RouteId> extends Grants {
  /** The handler's module. A missing file, or one that serves another route, doesn't compile. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
  /** Default: by who calls the route, and how (`throttleOf`). */
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
  load: () => Promise<{ handler: (event: never, context: never) => Promise<unknown> }>;
  /** For a job that works through many records. Otherwise derived, like a route's (timeouts.ts). */
  timeoutSeconds?: number;
  /** The pause of its schedule. A run begins nothing new once the next one begins. Without it, only events start the job. */
  everyMinutes?: number;
}
