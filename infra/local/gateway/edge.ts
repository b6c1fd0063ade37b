import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';

/**
 * The origin proof that the local CloudFront adds. It isn't secret: on one machine, no request can bypass the
 * local CloudFront.
 */
export const localOriginProof = 'local CloudFront';

/** A request as CloudFront forwards it: two headers replace any that the client sent under the same names. */
export function throughCloudFront(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const headers = {
    ...event.headers,
    [viewerAddressHeader]: event.requestContext.http.sourceIp,
    [originProofHeader]: localOriginProof,
  };
  return { ...event, headers };
}
