import type * as z from 'zod/mini';
import { appointmentRoutes } from '#shared/appointments/routes.ts';
import { availabilityRoutes } from '#shared/availability/routes.ts';
import { healthRoutes } from '#shared/health/routes.ts';
import type { RouteContract } from './route.ts';

/** Every route of the API. A new route's entry goes into its domain's `routes.ts`. */
export const routes = { ...healthRoutes, ...availabilityRoutes, ...appointmentRoutes } as const;

export type Routes = typeof routes;
export type RouteId = keyof Routes;

export const routeIds = Object.keys(routes) as RouteId[];

/** The contract of a route, by id. */
export function contractOf(id: RouteId): RouteContract {
  return routes[id];
}

type Part<Id extends RouteId, Name extends 'params' | 'query' | 'body'> = Routes[Id] extends {
  [K in Name]: infer Schema extends z.ZodMiniType;
}
  ? Schema
  : undefined;

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** Path parameters, query and body as the handler sees them: parsed. `undefined` where the route has none. */
export type ParamsOf<Id extends RouteId> = Parsed<Part<Id, 'params'>>;
export type QueryOf<Id extends RouteId> = Parsed<Part<Id, 'query'>>;
export type BodyOf<Id extends RouteId> = Parsed<Part<Id, 'body'>>;

/** The same as a caller sends them. */
export type SentParamsOf<Id extends RouteId> = Sent<Part<Id, 'params'>>;
export type SentQueryOf<Id extends RouteId> = Sent<Part<Id, 'query'>>;
export type SentBodyOf<Id extends RouteId> = Sent<Part<Id, 'body'>>;

/** Each success a handler may answer, as `{ status, body }`. */
export type ReplyOf<Id extends RouteId> = {
  [Status in keyof Routes[Id]['replies']]: Routes[Id]['replies'][Status] extends z.ZodMiniType
    ? { status: Status; body: z.input<Routes[Id]['replies'][Status]> }
    : never;
}[keyof Routes[Id]['replies']];

/** The body of a success as the browser reads it. */
export type ReplyBodyOf<Id extends RouteId> = {
  [Status in keyof Routes[Id]['replies']]: Routes[Id]['replies'][Status] extends z.ZodMiniType
    ? z.output<Routes[Id]['replies'][Status]>
    : never;
}[keyof Routes[Id]['replies']];
