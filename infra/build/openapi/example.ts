import type { ReplyOf, RouteContract, SentBodyOf, SentParamsOf, SentQueryOf } from '#shared/api/route.ts';
import type { RouteId, Routes } from '#shared/api/routes.ts';

type BodyByStatus<Contract extends RouteContract> = {
  [Reply in ReplyOf<Contract> as Reply['status'] & number]: Reply['body'];
};

/** A request to a route, and each of its replies. */
export type ExampleOf<Contract extends RouteContract> = {
  replies: BodyByStatus<Contract>;
} & (SentParamsOf<Contract> extends undefined ? unknown : { params: SentParamsOf<Contract> }) &
  (SentQueryOf<Contract> extends undefined ? unknown : { query: SentQueryOf<Contract> }) &
  (SentBodyOf<Contract> extends undefined ? unknown : { body: SentBodyOf<Contract> });

/** The examples of some routes. */
export type ExamplesByRoute = { [Id in RouteId]?: ExampleOf<Routes[Id]> };
