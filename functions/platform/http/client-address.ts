import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { env, WrongConfiguration } from '#functions/platform/env.ts';
import { cachedSecret } from '#functions/platform/secret.ts';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';

/** CloudFront sends one of two values, so that the other one can be replaced. */
const originProofs = cachedSecret(env('ORIGIN_PROOF_SECRET'), ({ first, second }): Buffer[] => {
  const values = [first, second].filter((value) => typeof value === 'string' && value !== '');
  if (values.length === 0) throw new TypeError('the origin proof secret holds no value');
  return values.map((value) => Buffer.from(String(value)));
});

/**
 * The visitor's network address. The gateway sees CloudFront's address; CloudFront passes the visitor's in a header.
 * The header is trusted only along with CloudFront's secret, since a direct call to the gateway can set any header.
 * Throws when a proof is given but isn't one of ours: the connection is then CloudFront's if its proof is stale, and must
 * not be counted as one visitor's, because thousands share it.
 */
export async function clientAddress({ headers, requestContext }: APIGatewayProxyEventV2): Promise<string> {
  const proof = headers[originProofHeader];
  // CloudFront always sends one, so this call went around it and the connection is the client's own.
  if (proof === undefined) return requestContext.http.sourceIp;
  const given = Buffer.from(proof);
  const accepted = await originProofs();
  const isProven = accepted.some((value) => value.length === given.length && timingSafeEqual(value, given));
  const address = headers[viewerAddressHeader];
  if (isProven && address) return address;
  throw new WrongConfiguration(
    isProven ? 'CloudFront names no address' : 'CloudFront’s proof is not in its secret',
  );
}
