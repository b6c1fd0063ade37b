import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { WrongConfiguration } from '#functions/platform/env.ts';
import { viewerAddressHeader } from '#shared/api/edge-headers.ts';

/**
 * The visitor's network address. The gateway sees CloudFront's address, which thousands share; CloudFront passes the
 * visitor's in a header, and `handle` has refused what didn't come from there.
 */
export function clientAddress({ headers }: APIGatewayProxyEventV2): string {
  const address = headers[viewerAddressHeader];
  if (!address) throw new WrongConfiguration('CloudFront names no address');
  return address;
}
