import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { expect, test } from 'vitest';
import { securityHeaders } from '#infra/config/security-headers.ts';
import type { OwnDomain } from '#infra/stages/stage.ts';
import { type Json, only, text } from '#infra/testing/cloud/synthesized-cloud.ts';
import { Edge } from './constructs/edge.ts';

const site = { https: true, oidcOrigins: [], tileOrigin: 'https://tiles.example.com', scriptHashes: [] };

const proofArn = 'arn:aws:secretsmanager:us-east-1:123456789012:secret:OriginProof-abcdef';

function edgeTemplate(domain?: OwnDomain): Json {
  const app = new App();
  const stack = new Stack(app, 'Web');
  new Edge(stack, 'Edge', {
    bucket: new Bucket(stack, 'Bucket'),
    apiHostName: 'api.example.com',
    headers: securityHeaders(site),
    originProof: Secret.fromSecretCompleteArn(stack, 'Proof', proofArn),
    domain,
    firewallArn: 'arn:aws:wafv2:us-east-1:123456789012:global/webacl/firewall/1',
  });
  return app.synth().getStackByName('Web').template;
}

const template = edgeTemplate();
const [, { Properties }] = only(template, 'AWS::CloudFront::Distribution');
const config: Json = Properties.DistributionConfig;
const [api] = config.CacheBehaviors;
const resourceOf = (reference: Json): Json => template.Resources[text(reference)].Properties;

test('what the API answers is compressed, never kept, and never merged with what another caller gets', () => {
  expect(api.Compress).toBe(true);
  expect(resourceOf(api.CachePolicyId).CachePolicyConfig).toMatchObject({
    // CloudFront only compresses answers that it could cache. It caches none unless the API sets a lifetime.
    MinTTL: 0,
    DefaultTTL: 0,
    MaxTTL: 1,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
    },
  });
});

test('CloudFront sends the value of the origin proof that a parameter names, so that changing it changes the reference', () => {
  const [{ OriginCustomHeaders: headers }] = config.Origins.filter(
    (origin: Json) => origin.OriginCustomHeaders,
  );
  expect(headers.map(({ HeaderName }: Json) => HeaderName)).toEqual(['x-origin-proof']);
  expect(text(headers[0].HeaderValue)).toBe(
    `{{resolve:secretsmanager:${proofArn}:SecretString:SentOriginProof::}}`,
  );
  expect(template.Parameters.SentOriginProof).toMatchObject({
    Default: 'first',
    AllowedValues: ['first', 'second'],
  });
});

test('a domain of the stage’s own takes no TLS before 1.2', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1';
  const owned = edgeTemplate({ name: 'clinics.example.com', certificateArn });
  const { DistributionConfig } = only(owned, 'AWS::CloudFront::Distribution')[1].Properties;
  expect(DistributionConfig.Aliases).toEqual(['clinics.example.com']);
  expect(DistributionConfig.ViewerCertificate).toEqual({
    AcmCertificateArn: certificateArn,
    MinimumProtocolVersion: 'TLSv1.2_2021',
    SslSupportMethod: 'sni-only',
  });
});

test('the firewall stands in front of all of it', () => {
  expect(config.WebACLId).toMatch(/webacl\/firewall/);
});

test('browsers keep no answer of the API, not even a refusal by API Gateway, and get every security header with it', () => {
  const { CustomHeadersConfig, SecurityHeadersConfig } = resourceOf(
    api.ResponseHeadersPolicyId,
  ).ResponseHeadersPolicyConfig;
  expect(CustomHeadersConfig.Items).toContainEqual({
    Header: 'cache-control',
    Value: 'no-store',
    Override: true,
  });
  const sent = CustomHeadersConfig.Items.length + Object.keys(SecurityHeadersConfig).length;
  expect(sent).toBe(Object.keys(securityHeaders(site)).length + 1);
  const ofSite = resourceOf(config.DefaultCacheBehavior.ResponseHeadersPolicyId).ResponseHeadersPolicyConfig;
  expect(JSON.stringify(ofSite)).not.toContain('no-store');
});

test.each([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504])(
  'CloudFront does not keep a %i, and does not put a page in its place',
  (ErrorCode) => {
    expect(config.CustomErrorResponses).toContainEqual({ ErrorCode, ErrorCachingMinTTL: 0 });
  },
);
