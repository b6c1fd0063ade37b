import { runInNewContext } from 'node:vm';
import { App } from 'aws-cdk-lib';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { jobNames } from '#infra/config/jobs.ts';
import { securityHeaders } from '#infra/config/security-headers.ts';
import { tableNames, tableShape } from '#infra/config/tables.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import {
  dataTemplate as data,
  idOf,
  type Json,
  list,
  only,
  resources,
  type Statement,
  text,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import { routeIds } from '#shared/contract/routes.ts';
import { clinicCloud } from './clinic-cloud.ts';
import { DataStack } from './data/data-stack.ts';

test('the CDK’s own commands take no setting from their command line either', () => {
  const synthesis = { siteDirectory: 'no site', functionsDirectory: 'no bundles', stage: trial, commit: '' };
  expect(() => clinicCloud({ ...synthesis, context: { domainName: 'clinics.example.com' } })).toThrow(
    '-c domainName sets nothing',
  );
});

test('there are no routes and no functions beside those of the contract, the jobs and the copier of site files', () => {
  const keys = resources(web, 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) => Properties.RouteKey);
  expect(keys.toSorted()).toEqual(routeIds.toSorted());
  const others = resources(web, 'AWS::Lambda::Function').map(([name]) =>
    name.startsWith('CustomCDKBucketDeployment'),
  );
  expect(others.filter((copier) => !copier)).toHaveLength(routeIds.length + jobNames.length);
  expect(others.filter((copier) => copier)).toHaveLength(1);
});

test('every route and job runs on ARM outside any VPC, is traced, and logs JSON that is deleted after the days of its stage', () => {
  for (const [name, { Properties: lambda }] of resources(web, 'AWS::Lambda::Function')) {
    if (name.startsWith('CustomCDKBucketDeployment')) continue;
    expect([name, lambda.Architectures, lambda.VpcConfig]).toEqual([name, ['arm64'], undefined]);
    expect(lambda.LoggingConfig.LogFormat).toBe('JSON');
    expect(lambda.TracingConfig).toEqual({ Mode: 'Active' });
    expect(web.Resources[lambda.LoggingConfig.LogGroup.Ref].Properties.RetentionInDays).toBe(trial.logDays);
  }
});

test('what a stream’s job cannot handle is kept for two weeks, and a batch names the records that failed', () => {
  const mappings = resources(web, 'AWS::Lambda::EventSourceMapping').map(([, { Properties }]) => Properties);
  expect(mappings.length).toBeGreaterThan(0);
  for (const { DestinationConfig, BatchSize, FunctionResponseTypes } of mappings) {
    const queue = web.Resources[text(DestinationConfig.OnFailure.Destination).replace('.Arn', '')];
    expect(queue.Properties.MessageRetentionPeriod).toBe(14 * 24 * 3600);
    if (BatchSize > 1) expect(FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
  }
});

test('the authorizer takes tokens of the one client from the one pool', () => {
  const [, { Properties: authorizer }] = only(web, 'AWS::ApiGatewayV2::Authorizer');
  const pool = only(data, 'AWS::Cognito::UserPool')[0];
  expect(text(authorizer.JwtConfiguration.Issuer)).toBe(
    `https://cognito-idp.us-west-2.amazonaws.com/${pool}`,
  );
  expect(authorizer.JwtConfiguration.Audience).toEqual([
    { Ref: only(web, 'AWS::Cognito::UserPoolClient')[0] },
  ]);
});

function siteHeaders(): Json {
  const [, { Properties }] = only(web, 'AWS::CloudFront::Distribution');
  return web.Resources[text(Properties.DistributionConfig.DefaultCacheBehavior.ResponseHeadersPolicyId)]
    .Properties;
}

describe('sign-in', () => {
  const [, { Properties: client }] = only(web, 'AWS::Cognito::UserPoolClient');

  test('the site is a public client: authorization code, its own scope, no password of a user’s through us', () => {
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlowsUserPoolClient: true,
      AllowedOAuthFlows: ['code'],
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 480,
      RefreshTokenRotation: { Feature: 'ENABLED' },
    });
    expect(client.AllowedOAuthScopes.map(text)).toEqual(
      expect.arrayContaining(['openid', expect.stringMatching(/\/admin$/)]),
    );
    expect(only(data, 'AWS::Cognito::UserPoolResourceServer')[1].Properties).toMatchObject({
      Identifier: 'clinic',
      Scopes: [{ ScopeName: 'admin' }],
    });
    const groups = resources(data, 'AWS::Cognito::UserPoolGroup').map(
      ([, group]) => group.Properties.GroupName,
    );
    expect(groups).toEqual(['admins', 'front-desk']);
  });

  test('an access token names its account by its email address, and by nothing else of it', async () => {
    const [, { Properties: pool }] = only(data, 'AWS::Cognito::UserPool');
    const [name, { Properties: lambda }] = only(data, 'AWS::Lambda::Function');
    const { LambdaArn, LambdaVersion } = pool.LambdaConfig.PreTokenGenerationConfig;
    expect([text(LambdaArn), LambdaVersion]).toEqual([`${name}.Arn`, 'V2_0']);
    const request = { userAttributes: { sub: 'pat', email: 'pat@example.com', phone_number: '702' } };
    const run = `const exports = {}; ${lambda.Code.ZipFile}; exports.handler(event)`;
    const answer = await runInNewContext(run, { event: { version: '2', request, response: {} } });
    expect(answer).toEqual({
      version: '2',
      request,
      response: {
        claimsAndScopeOverrideDetails: {
          accessTokenGeneration: { claimsToAddOrOverride: { email: 'pat@example.com' } },
        },
      },
    });
    const [, { Properties: permission }] = only(data, 'AWS::Lambda::Permission');
    expect([permission.Principal, text(permission.SourceArn)]).toEqual([
      'cognito-idp.amazonaws.com',
      `${only(data, 'AWS::Cognito::UserPool')[0]}.Arn`,
    ]);
  });

  test('passwords are judged by their length and by breaches, not by their composition', () => {
    const [, { Properties: pool }] = only(data, 'AWS::Cognito::UserPool');
    expect(pool.Policies.PasswordPolicy).toMatchObject({
      MinimumLength: 14,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    });
    // Cognito generates an admin's first password.
    expect(pool.Policies.PasswordPolicy.TemporaryPasswordValidityDays).toBe(3);
    // No codes by SMS, which can be intercepted.
    expect([pool.MfaConfiguration, pool.EnabledMfas]).toEqual(['ON', ['SOFTWARE_TOKEN_MFA']]);
    expect(pool.UserPoolTier).toBe('PLUS');
    expect(pool.UserPoolAddOns.AdvancedSecurityMode).toBe('ENFORCED');
    const [, { Properties: risks }] = only(data, 'AWS::Cognito::UserPoolRiskConfigurationAttachment');
    expect(risks.ClientId).toBe('ALL');
    expect(risks.CompromisedCredentialsRiskConfiguration).toEqual({
      Actions: { EventAction: 'BLOCK' },
      EventFilter: ['SIGN_IN', 'PASSWORD_CHANGE', 'SIGN_UP'],
    });
  });

  test('the sign-in service redirects to the site and nowhere else', () => {
    const name = `${only(web, 'AWS::CloudFront::Distribution')[0]}.DomainName`;
    expect(client.CallbackURLs.map(text)).toEqual([`https://${name}/`]);
    expect(client.LogoutURLs.map(text)).toEqual([`https://${name}/signed-out`]);
  });

  test('the page may call the pool and its sign-in pages', () => {
    const policy = siteHeaders();
    const { ContentSecurityPolicy } = policy.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
    const directives = text(ContentSecurityPolicy.ContentSecurityPolicy).split('; ');
    const connect = directives.find((directive) => directive.startsWith('connect-src')) ?? '';
    expect(connect).toContain('https://cognito-idp.us-west-2.amazonaws.com');
    expect(connect).toMatch(/https:\/\/\S+\.auth\.us-west-2\.amazoncognito\.com/);
  });
});

test.each(tableNames)(
  'the table %s is encrypted with our key, recoverable, and cannot be deleted',
  (name) => {
    const { Properties: table, DeletionPolicy } = data.Resources[idOf(name)];
    const { indexes = [], expiresAt, stream } = tableShape(name);
    expect(DeletionPolicy).toBe('Retain');
    expect(table.DeletionProtectionEnabled).toBe(true);
    expect(table.BillingMode).toBe('PAY_PER_REQUEST');
    expect(table.PointInTimeRecoverySpecification).toEqual({
      PointInTimeRecoveryEnabled: true,
      RecoveryPeriodInDays: 35,
    });
    expect(text(table.SSESpecification.KMSMasterKeyId)).toBe(`${idOf('Key')}.Arn`);
    expect(table.TimeToLiveSpecification?.AttributeName).toBe(expiresAt);
    expect(table.StreamSpecification?.StreamViewType).toBe(stream ? 'NEW_IMAGE' : undefined);
    const made: Json[] = table.GlobalSecondaryIndexes ?? [];
    expect(made.map(({ IndexName }) => IndexName)).toEqual(indexes.map((index) => index.name));
    expect(made.every(({ Projection }) => Projection.ProjectionType === 'ALL')).toBe(true);
  },
);

test('accounts, keys and secrets survive the deletion of the stack', () => {
  const [, pool] = only(data, 'AWS::Cognito::UserPool');
  expect(pool.Properties).toMatchObject({
    DeletionProtection: 'ACTIVE',
    MfaConfiguration: 'ON',
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
  });
  expect(only(data, 'AWS::KMS::Key')[1].Properties.EnableKeyRotation).toBe(true);
  expect(
    new DataStack(new App(), 'Data', { backupLock: 'governance', backupCopy: 'none' }).terminationProtection,
  ).toBe(true);
  for (const type of ['AWS::Cognito::UserPool', 'AWS::KMS::Key', 'AWS::SecretsManager::Secret']) {
    expect(resources(data, type).every(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toBe(true);
  }
});

test('nothing is public: no bucket, and no statement with a wildcard principal or action', () => {
  const [, bucket] = only(web, 'AWS::S3::Bucket');
  expect(Object.values(bucket.Properties.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
  const documents: Json[] = [];
  const collect = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value.Statement)) documents.push(...value.Statement);
    Object.values(value).forEach(collect);
  };
  collect(web.Resources);
  collect(data.Resources);
  const allowed: Statement[] = documents.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed.length).toBeGreaterThan(20);
  for (const { Principal, Action } of allowed) {
    expect(JSON.stringify(Principal ?? {})).not.toContain('"*"');
    // The account administers its own key: without this statement, the key could never be changed.
    if (!JSON.stringify(Principal ?? {}).includes(':root'))
      expect(list(Action).filter((action) => /^\*|:\*$/.test(action))).toEqual([]);
  }
});

test('of the roles, only the CDK’s copier of site files has a policy of AWS’s, and a wildcard besides traces', () => {
  const isCopier = (id: string) => id.startsWith('CustomCDKBucketDeployment');
  const roles = [...resources(web, 'AWS::IAM::Role'), ...resources(data, 'AWS::IAM::Role')];
  const managed = roles.filter(([, { Properties }]) => Properties.ManagedPolicyArns);
  expect(managed.map(([id]) => isCopier(id))).toEqual([true]);
  const documents: [string, Json][] = [
    ...roles.flatMap(([id, { Properties }]) =>
      (Properties.Policies ?? []).map((policy: Json) => [id, policy.PolicyDocument]),
    ),
    ...[...resources(web, 'AWS::IAM::Policy'), ...resources(data, 'AWS::IAM::Policy')].map(
      ([id, { Properties }]): [string, Json] => [id, Properties.PolicyDocument],
    ),
  ];
  expect(documents.length).toBeGreaterThan(60);
  for (const [id, { Statement }] of documents.filter(([role]) => !isCopier(role))) {
    const wide = Statement.filter(({ Action, Resource }: Statement) =>
      [...list(Action), ...list(Resource).map(text)].some((name) => name.includes('*')),
    );
    // X-Ray's actions for sending traces take no resource in a policy.
    for (const { Action } of wide)
      expect([id, Action]).toEqual([id, ['xray:PutTelemetryRecords', 'xray:PutTraceSegments']]);
  }
});

test('only one role, with a second factor, may delete lines of the audit log', () => {
  const audit = resources(data, 'AWS::DynamoDB::Table').find(([id]) => id.startsWith('Audit'))?.[1]
    .Properties;
  const [denied] = audit?.ResourcePolicy.PolicyDocument.Statement ?? [];
  expect(denied).toMatchObject({ Effect: 'Deny', Principal: { AWS: '*' }, Resource: '*' });
  expect(denied.Action).toContain('dynamodb:DeleteItem');
  const [keeper = ''] = resources(data, 'AWS::IAM::Role').find(([id]) => id.startsWith('AuditKeeper')) ?? [];
  expect(denied.Condition).toEqual({
    ArnNotEquals: { 'aws:PrincipalArn': { 'Fn::GetAtt': [keeper, 'Arn'] } },
  });
  const role = JSON.stringify(resources(data, 'AWS::IAM::Role').find(([id]) => id === keeper));
  expect(role).toContain('"aws:MultiFactorAuthPresent":"true"');
  for (const [id, { Properties }] of [
    ...resources(web, 'AWS::IAM::Policy'),
    ...resources(data, 'AWS::IAM::Policy'),
  ])
    if (!id.startsWith('AuditKeeper')) expect(JSON.stringify(Properties)).not.toMatch(/Audit[^}]*DeleteItem/);
});

/** CloudFront's quota. */
const maxFunctionBytes = 10_240;

/**
 * Node supports this syntax, but CloudFront's runtime doesn't: it has ES 5.1 and only parts of later
 * versions.
 */
const unknownSyntax =
  /"(ObjectPattern|ArrayPattern|AssignmentPattern|SpreadElement|ChainExpression|ForOfStatement|Class\w+)"|"shorthand":true|"operator":"(\?\?|\?\?=)"/;

describe('CloudFront', () => {
  const config = only(web, 'AWS::CloudFront::Distribution')[1].Properties.DistributionConfig;

  /** Runs a CloudFront function as CloudFront would. */
  function run(behavior: Json, event: Json, eventType = 'viewer-request'): Json {
    const association = behavior.FunctionAssociations.find((one: Json) => one.EventType === eventType);
    const name = text(association.FunctionARN).replace('.FunctionARN', '');
    const { FunctionCode: code, FunctionConfig } = web.Resources[name].Properties;
    expect([FunctionConfig.Runtime, code.length < maxFunctionBytes]).toEqual(['cloudfront-js-2.0', true]);
    expect(JSON.stringify(parseAst(code))).not.toMatch(unknownSyntax);
    return runInNewContext(`${code}; handler(event)`, { event: { viewer: { ip: '203.0.113.7' }, ...event } });
  }

  test('serves the app, static pages without .html, and files as they are', () => {
    const request = (uri?: string, query?: string) => ({ request: { uri, rawQueryString: () => query } });
    for (const [uri, served] of [
      ['/', '/index.html'],
      ['/signed-out', '/index.html'],
      ['/clinics/eastern-flamingo', '/clinics/eastern-flamingo.html'],
      ['/config.json', '/config.json'],
      ['/assets/a.b.js', '/assets/a.b.js'],
    ]) {
      expect(run(config.DefaultCacheBehavior, request(uri)).uri).toBe(served);
    }
    expect(run(config.DefaultCacheBehavior, request('/clinics/', 'from=ad'))).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/clinics' } },
    });
    expect(run(config.DefaultCacheBehavior, request('/book-appointment', 'clinic=7'))).toMatchObject({
      statusCode: 302,
      headers: { location: { value: '/#/book-appointment?clinic=7' } },
    });
  });

  test('answers an unknown path with the page for it and 404, and leaves the API’s answers alone', () => {
    const site = config.DefaultCacheBehavior;
    const asked = run(site, { request: { uri: '/nothing', rawQueryString: () => undefined } });
    expect(asked.uri).toBe('/404.html');
    // CloudFront may report the requested path or the file.
    for (const uri of ['/nothing', asked.uri]) {
      const response = { statusCode: 200 };
      expect(run(site, { request: { uri }, response }, 'viewer-response').statusCode).toBe(404);
    }
    for (const statusCode of [200, 304]) {
      const response = { statusCode };
      const request = { uri: '/clinics.html' };
      expect(run(site, { request, response }, 'viewer-response')).toEqual({ statusCode });
    }
    // A missing file gets S3's own 404, which S3 only sends to callers that may list the bucket.
    const [, policy] = only(web, 'AWS::S3::BucketPolicy');
    expect(JSON.stringify(policy.Properties.PolicyDocument)).toContain('s3:ListBucket');
    for (const error of config.CustomErrorResponses) {
      expect(Object.keys(error).toSorted()).toEqual(['ErrorCachingMinTTL', 'ErrorCode']);
    }
  });

  test('forwards /api unchanged and uncached, with the visitor’s real address', () => {
    const [api] = config.CacheBehaviors;
    expect(api.PathPattern).toBe('/api/*');
    expect(api.AllowedMethods).toContain('DELETE');
    const forged = { uri: '/api/health', headers: { 'x-viewer-address': { value: '127.0.0.1' } } };
    expect(run(api, { request: forged })).toEqual({
      uri: '/api/health',
      headers: { 'x-viewer-address': { value: '203.0.113.7' } },
    });
  });

  test('sends every security header, and allows the scripts inside the page by their hash', () => {
    const policy = siteHeaders();
    const { CustomHeadersConfig, SecurityHeadersConfig } = policy.ResponseHeadersPolicyConfig;
    const site = { https: true, oidcOrigins: [], tileOrigin: '' };
    const sent = CustomHeadersConfig.Items.length + Object.keys(SecurityHeadersConfig).length;
    expect(sent).toBe(Object.keys(securityHeaders(site)).length);
    const csp = text(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
    expect(csp).toContain("script-src 'self' 'sha256-");
    // The owner's other hosts may not support https yet, so the policy must not cover them.
    expect(SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: false,
      Preload: false,
    });
  });
});
