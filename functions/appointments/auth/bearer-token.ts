import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { bearerTokenOf } from '#functions/platform/http/handle.ts';
import { Problem } from '#shared/api/problem.ts';

/** The token of a request. Throws `unauthenticated` when there is none. */
export function requireBearerToken(event: APIGatewayProxyEventV2): string {
  const token = bearerTokenOf(event);
  if (!token)
    throw new Problem(
      'unauthenticated',
      'Please open your booking from the link in your confirmation email.',
    );
  return token;
}

/** The refusal of a token that is forged, expired or meant for something else. */
export function unusableToken(): Problem {
  return new Problem('unauthenticated', 'This link is incomplete or has expired.');
}
