import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/platform/env.ts';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';

const proof = Buffer.from(env('ORIGIN_PROOF'));

/**
 * The network address of the visitor. What the gateway sees is CloudFront, which tells the visitor's own in a header
 * of its making; it is believed only together with the secret that CloudFront adds, since anybody may call the
 * gateway directly and write any header.
 */
export function clientAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const given = Buffer.from(headers[originProofHeader] ?? '');
  const isFromEdge = given.length === proof.length && timingSafeEqual(given, proof);
  return (isFromEdge && headers[viewerAddressHeader]) || requestContext.http.sourceIp;
}
