import type * as z from 'zod/mini';
import type { ProblemCode } from './problem-table.ts';

/** Who may call a route: how its caller proves who they are (design.md, "Who may do what"). */
export type Caller = 'public' | 'patient' | 'admin' | 'stripe';

/** What one route is. The handler's types, the browser client, the gateway and the cloud derive from it. */
export interface RouteContract {
  /** The handler's file below `functions/routes/`, without its extension. */
  handler: string;
  caller: Caller;
  /** What it does in a few words: the title in openapi.json. */
  summary: string;
  /** What a client needs to know beyond the summary and the schemas. */
  description: string;
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, unknown>>;
  body?: z.ZodMiniType<Record<string, unknown>>;
  /** The body of each success, an object or a list, by status. */
  replies: Record<number, z.ZodMiniType<Record<string, unknown> | unknown[]>>;
  /** The refusals of this route's own rules. `problem-codes.ts` adds what follows from the entries above. */
  problems: readonly ProblemCode[];
  /** The record that a `stale-version` problem of this route shows as `current`. */
  current?: z.ZodMiniType<Record<string, unknown>>;
}

/** A route id is the API Gateway route key. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

type Part<Contract extends RouteContract, Name extends 'params' | 'query' | 'body'> = Contract extends {
  [K in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : undefined;

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Path parameters, query and body as the handler sees them: parsed. `undefined` where the route has none. */
export type ParamsOf<Contract extends RouteContract> = Parsed<Part<Contract, 'params'>>;
export type QueryOf<Contract extends RouteContract> = Parsed<Part<Contract, 'query'>>;
export type BodyOf<Contract extends RouteContract> = Parsed<Part<Contract, 'body'>>;

/** The same as a caller sends them. */
export type SentParamsOf<Contract extends RouteContract> = Sent<Part<Contract, 'params'>>;
export type SentQueryOf<Contract extends RouteContract> = Sent<Part<Contract, 'query'>>;
export type SentBodyOf<Contract extends RouteContract> = Sent<Part<Contract, 'body'>>;

/** Each success a handler may answer, as `{ status, body }`. */
export type ReplyOf<Contract extends RouteContract> = {
  [Status in keyof Contract['replies']]: { status: Status; body: z.input<Contract['replies'][Status]> };
}[keyof Contract['replies']];

/** The body of a success as the browser reads it. */
export type ReplyBodyOf<Contract extends RouteContract> = z.output<
  Contract['replies'][keyof Contract['replies']]
>;
