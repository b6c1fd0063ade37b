import { expect, test } from 'vitest';
import {
  type Json,
  list,
  only,
  resources,
  type Statement,
  text,
  watchTemplate as watch,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';

const [distributionId, { Properties }] = only(web, 'AWS::CloudFront::Distribution');
const config: Json = Properties.DistributionConfig;
const [bucketId] = only(web, 'AWS::S3::Bucket');
const [, { Properties: bucketPolicy }] = only(web, 'AWS::S3::BucketPolicy');

/** The requests that a policy always denies: who, what, and when. */
function refusals(policy: Json): Json[] {
  return policy.PolicyDocument.Statement.filter(({ Effect }: Statement) => Effect === 'Deny').map(
    ({ Principal, Action, Condition }: Statement) => [Principal?.AWS ?? Principal, Action, Condition],
  );
}

test('visitors reach the site and its API by https only, and CloudFront reaches the API by TLS 1.2', () => {
  expect(config.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  expect(config.CacheBehaviors.map((one: Json) => one.ViewerProtocolPolicy)).toEqual(['https-only']);
  const [api, ...others] = config.Origins.flatMap((origin: Json) => origin.CustomOriginConfig ?? []);
  expect(others).toEqual([]);
  expect(api).toMatchObject({ OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] });
});

test('bucket, queues and topics refuse plain http, and the bucket everything before TLS 1.2', () => {
  const plain = { Bool: { 'aws:SecureTransport': 'false' } };
  expect(refusals(bucketPolicy)).toEqual([
    ['*', 's3:*', plain],
    ['*', 's3:*', { NumericLessThan: { 's3:TlsVersion': 1.2 } }],
  ]);
  const queuePolicies = resources(web, 'AWS::SQS::QueuePolicy');
  expect(queuePolicies).toHaveLength(resources(web, 'AWS::SQS::Queue').length);
  for (const [, policy] of queuePolicies)
    expect(refusals(policy.Properties)).toEqual([['*', 'sqs:*', plain]]);
  const topicPolicies = resources(watch, 'AWS::SNS::TopicPolicy');
  expect(topicPolicies).toHaveLength(resources(watch, 'AWS::SNS::Topic').length);
  expect(topicPolicies.length).toBeGreaterThan(0);
  for (const [, policy] of topicPolicies)
    expect(refusals(policy.Properties)).toEqual([['*', 'sns:Publish', plain]]);
});

test('only CloudFront reads the bucket, and only to answer for this site', () => {
  const [site] = config.Origins.filter((origin: Json) => origin.S3OriginConfig);
  const control = web.Resources[text(site.OriginAccessControlId).replace('.Id', '')];
  expect(control.Properties.OriginAccessControlConfig).toMatchObject({
    SigningBehavior: 'always',
    SigningProtocol: 'sigv4',
  });
  const [allowed, ...others] = bucketPolicy.PolicyDocument.Statement.filter(
    ({ Effect }: Statement) => Effect === 'Allow',
  );
  expect(others).toEqual([]);
  expect(allowed.Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
  expect(list(allowed.Action)).toEqual(['s3:GetObject', 's3:ListBucket']);
  expect(allowed.Resource.map(text)).toEqual([`${bucketId}.Arn`, `${bucketId}.Arn/*`]);
  expect(text(allowed.Condition.StringEquals['AWS:SourceArn'])).toMatch(
    new RegExp(`:distribution/${distributionId}$`),
  );
});

test('there is no other way in: no function has an address of its own, and no other site may call the API', () => {
  expect(resources(web, 'AWS::Lambda::Url')).toEqual([]);
  expect(only(web, 'AWS::ApiGatewayV2::Api')[1].Properties.CorsConfiguration).toBeUndefined();
});

test('CloudFront keeps no log, and the API’s says which route was called and how it went, not by whom or for what', () => {
  expect(config.Logging).toBeUndefined();
  const [, { Properties: stage }] = only(web, 'AWS::ApiGatewayV2::Stage');
  expect(Object.values(JSON.parse(stage.AccessLogSettings.Format))).toEqual(
    ['requestId', 'routeKey', 'status', 'responseLatency', 'integrationLatency', 'error.responseType'].map(
      (name) => `$context.${name}`,
    ),
  );
});
