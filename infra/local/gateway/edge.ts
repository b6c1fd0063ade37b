import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { originProofHeader, viewerAddressHeader } from '#shared/api/edge-headers.ts';

/** What proves CloudFront's requests. No secret: on one machine, nothing leads around what adds it. */
export const localOriginProof = 'local CloudFront';

/** A request as CloudFront forwards it: whatever its client says of the two headers is replaced. */
export function throughCloudFront(event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 {
  const headers = {
    ...event.headers,
    [viewerAddressHeader]: event.requestContext.http.sourceIp,
    [originProofHeader]: localOriginProof,
  };
  return { ...event, headers };
}
