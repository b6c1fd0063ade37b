import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** The token in an `Authorization: Bearer` header; undefined if there is none. */
export function bearerTokenOf({ headers }: APIGatewayProxyEventV2): string | undefined {
  return headers.authorization?.match(/^Bearer ([\w.~+/=-]+)$/i)?.[1];
}
