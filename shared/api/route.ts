import type * as z from 'zod/mini';

/** Who may call a route: how its caller proves who they are (design.md, "Who may do what"). */
export type Caller = 'public' | 'patient' | 'admin' | 'stripe';

/** What one route is. The handler's types, the browser client, the gateway and the cloud derive from it. */
export interface RouteContract {
  /** The handler's file below `functions/routes/`, without its extension. */
  handler: string;
  caller: Caller;
  /** One line for whoever reads the list of routes. */
  summary: string;
  params?: z.ZodMiniType<Record<string, string>>;
  query?: z.ZodMiniType<Record<string, unknown>>;
  body?: z.ZodMiniType<Record<string, unknown>>;
  /** The body of each success, by status. Failures are problems (problem.ts). */
  replies: Record<number, z.ZodMiniType<Record<string, unknown>>>;
}

/** A route id is the API Gateway route key. */
export type RouteKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;
