import type { RouteHandler } from '#functions/platform/http/handle.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';
import type { TableName, tables } from './tables.ts';

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

/** Limits a function reads from its environment; `infra/config/limits.ts` holds the numbers. */
export type LimitName =
  | 'LIMIT_CODES_PER_DAY'
  | 'LIMIT_CONTACTS_PER_DAY'
  | 'LIMIT_CONSULTATIONS_PER_DAY'
  | 'LIMIT_INTENTS_PER_HOUR'
  | 'LIMIT_BOOKINGS_PER_DAY'
  | 'LIMIT_BOOKINGS_OF_PROVEN_CLIENT'
  | 'LIMIT_SLOTS_OF_VISIT_DAY'
  | 'LIMIT_MOVES_PER_DAY'
  | 'LIMIT_MOVES_OF_BOOKING'
  | 'LIMIT_CANCELLATIONS_PER_DAY'
  | 'LIMIT_CLOSED_NUMBERS_PER_DAY'
  | 'LIMIT_RECIPIENTS_PER_DAY'
  | 'LIMIT_MAILS_OF_RECIPIENT'
  | 'LIMIT_CODE_MAILS_OF_RECIPIENT'
  | 'LIMIT_WRONG_CODES_PER_DAY'
  | 'LIMIT_UNFINISHED_INTENTS'
  | 'LIMIT_CSP_REPORTS_PER_DAY'
  | 'LIMIT_QUESTIONS_PER_MINUTE'
  | 'LIMIT_RECEIPTS_PER_DAY'
  | 'LIMIT_FAILED_CARDS';

/**
 * What a function may use besides tables: the keys that sign tokens and pseudonyms, the client's address (with the secret
 * that proves it came from CloudFront, and the clinics' own networks), an admin's claims (with the sign-in client's id),
 * the mailer, the address of the clinics' inbox (which the mailer includes), the open geocoder, Stripe with our keys and their mode, and the site as its visitors reach it. Each one adds its own environment variables
 * (`infra/config/environment.ts`).
 */
export type Use =
  | 'signing-keys'
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

/** What a route's function may access, and which handler it runs. */
export interface Access<Id extends RouteId = RouteId> extends Grants {
  /** The handler's module. A missing file, or one that serves another route, doesn't compile. */
  load: () => Promise<{ handler: RouteHandler<Routes[Id]> }>;
}

/** The entries for some of the routes. */
export type AccessByRoute = { [Id in RouteId]?: Access<Id> };

/** The same for a job, which isn't called by a request. */
export interface JobAccess extends Grants {
  load: () => Promise<{ handler: (event: never, context: never) => Promise<unknown> }>;
}
