import type * as z from 'zod/mini';
import type { ProblemCode } from './problem-table.ts';

/**
 * Who may call a route. `patient` needs a token for one appointment (manage token) or for all appointments of an email
 * address (lookup token), `stripe` a signature. `desk` needs an access token of the front desk or a manager, `admin`
 * one of a manager.
 */
export type Caller = 'public' | 'patient' | StaffCaller | 'stripe';

/** The callers who sign in. */
export type StaffCaller = 'desk' | 'admin';

/** Whether a route is for staff, who sign in. */
export function isForStaff(caller: Caller): caller is StaffCaller {
  return caller === 'desk' || caller === 'admin';
}

/** A route's contract. The handler's types, the browser client and the API gateway's routes are derived from this. */
export interface RouteContract {
  /** The handler's file below `functions/routes/`, without its extension. */
  handler: string;
  caller: Caller;
  /** A few words: the route's title in openapi.json. */
  summary: string;
  /** What clients need to know besides the summary and the schemas. */
  description: string;
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, unknown>>;
  body?: z.ZodMiniType<Record<string, unknown> | unknown[]>;
  /** The content types that the body may have, each of them a kind of JSON. Default: `application/json`. */
  bodyTypes?: readonly string[];
  /** The body of each successful reply, by status: an object or a list, or `z.undefined()` for a 204. */
  replies: Record<number, z.ZodMiniType<Record<string, unknown> | unknown[] | undefined>>;
  /**
   * The codes that this route's own rules can answer. `problem-codes.ts` adds the codes that follow from the
   * entries above.
   */
  problems: readonly ProblemCode[];
  /** The schema of `current` in this route's `stale-version` problems. */
  current?: z.ZodMiniType<Record<string, unknown>>;
}

/** A route's id is its API Gateway route key. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

type Part<Contract extends RouteContract, Name extends 'params' | 'query' | 'body'> = Contract extends {
  [K in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : undefined;

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Path parameters, query and body after parsing, as the handler gets them; `undefined` for what the route lacks. */
export type ParamsOf<Contract extends RouteContract> = Parsed<Part<Contract, 'params'>>;
export type QueryOf<Contract extends RouteContract> = Parsed<Part<Contract, 'query'>>;
export type BodyOf<Contract extends RouteContract> = Parsed<Part<Contract, 'body'>>;

/** Path parameters, query and body before parsing, as a caller sends them. */
export type SentParamsOf<Contract extends RouteContract> = Sent<Part<Contract, 'params'>>;
export type SentQueryOf<Contract extends RouteContract> = Sent<Part<Contract, 'query'>>;
export type SentBodyOf<Contract extends RouteContract> = Sent<Part<Contract, 'body'>>;

/** The successful replies that a handler may return. */
export type ReplyOf<Contract extends RouteContract> = {
  [Status in keyof Contract['replies']]: { status: Status; body: z.input<Contract['replies'][Status]> };
}[keyof Contract['replies']];

/** The body of a successful reply, as the browser gets it. */
export type ReplyBodyOf<Contract extends RouteContract> = z.output<
  Contract['replies'][keyof Contract['replies']]
>;
