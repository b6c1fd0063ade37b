import { Duration } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const override = true;

function transportSecurity(value: string): ResponseSecurityHeadersBehavior['strictTransportSecurity'] {
  const seconds = Number(value.match(/max-age=(\d+)/)?.[1]);
  return {
    accessControlMaxAge: Duration.seconds(seconds),
    includeSubdomains: value.includes('includeSubDomains'),
    preload: value.includes('preload'),
    override,
  };
}

/** CloudFront has its own settings for some security headers; all others are passed as custom headers. */
const securityBehaviour: Record<string, (value: string) => ResponseSecurityHeadersBehavior> = {
  'content-security-policy': (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override },
  }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override },
  }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: transportSecurity(value) }),
};

/** The headers of security-headers.ts as a CloudFront policy. */
export function siteHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Record<string, string>,
): ResponseHeadersPolicy {
  const entries = Object.entries(headers);
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...entries.map(([name, value]) => securityBehaviour[name]?.(value)),
    ),
    customHeadersBehavior: {
      customHeaders: entries
        .filter(([name]) => !(name in securityBehaviour))
        .map(([header, value]) => ({ header, value, override })),
    },
  });
}
