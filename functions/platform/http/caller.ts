import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Caller } from '#shared/api/route.ts';

/** What a route answered, and to which request. */
export interface ShownReply {
  /** The route's handler. */
  route: string;
  request: { params: unknown; query: unknown; body: unknown };
  /** A success or a problem with the current record, as the caller will see it. */
  reply: object;
}

/** Identifies the caller of a route. Throws the Problem that refuses them. */
export interface Identify<Kind extends Caller, Who> {
  (event: APIGatewayProxyEventV2): Who | Promise<Who>;
  kind: Kind;
  /** Called before the caller gets the reply, which isn't sent if this throws. */
  onReply?: (who: Who, shown: ShownReply) => Promise<void>;
}

export function identify<Kind extends Caller, Who>(
  kind: Kind,
  prove: (event: APIGatewayProxyEventV2) => Who | Promise<Who>,
): Identify<Kind, Who> {
  return Object.assign(prove, { kind });
}

/** For public routes, which need no proof. */
export const anyone = identify('public', () => undefined);
