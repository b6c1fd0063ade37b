import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { Problem } from '#shared/api/problem.ts';

/** The token of an `Authorization: Bearer` header. Throws `unauthenticated` when there is none. */
export function bearerToken({ headers }: APIGatewayProxyEventV2): string {
  const token = headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
  if (!token) throw new Problem('unauthenticated', 'Open the booking from its confirmation link.');
  return token;
}

/** For a token that is forged, expired or meant for something else. */
export function unusableToken(): Problem {
  return new Problem('unauthenticated', 'This link has expired or is not complete.');
}
