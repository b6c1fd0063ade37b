import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Caller } from '#shared/api/route.ts';

/** Identifies the caller of a route. Throws the Problem that refuses them. */
export interface Identify<Kind extends Caller, Who> {
  (event: APIGatewayProxyEventV2): Who | Promise<Who>;
  kind: Kind;
}

export function identify<Kind extends Caller, Who>(
  kind: Kind,
  prove: (event: APIGatewayProxyEventV2) => Who | Promise<Who>,
): Identify<Kind, Who> {
  return Object.assign(prove, { kind });
}

/** For public routes, which need no proof. */
export const anyone = identify('public', () => undefined);
