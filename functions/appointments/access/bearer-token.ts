import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { bearerTokenOf } from '#functions/platform/http/bearer-token.ts';
import { Problem } from '#shared/api/problem.ts';

/** The token of a request. Throws `unauthenticated` when there is none. */
export function requireBearerToken(event: APIGatewayProxyEventV2): string {
  const token = bearerTokenOf(event);
  if (!token) throw new Problem('unauthenticated', 'Open the booking from its confirmation link.');
  return token;
}

/** For a token that is forged, expired or meant for something else. */
export function unusableToken(): Problem {
  return new Problem('unauthenticated', 'This link has expired or is not complete.');
}
