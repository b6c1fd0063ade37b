import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env } from '#functions/platform/env.ts';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';

const proof = Buffer.from(env('ORIGIN_PROOF'));

/**
 * The visitor's network address. The gateway sees CloudFront's address; CloudFront passes the visitor's in a header.
 * The header is trusted only along with CloudFront's secret, since a direct call to the gateway can set any header.
 */
export function clientAddress({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const given = Buffer.from(headers[originProofHeader] ?? '');
  const isFromEdge = given.length === proof.length && timingSafeEqual(given, proof);
  return (isFromEdge && headers[viewerAddressHeader]) || requestContext.http.sourceIp;
}
