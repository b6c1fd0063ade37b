import { required } from '#shared/required.ts';
import {
  add,
  type BadUpdate,
  distribution,
  edgeConfig,
  list,
  properties,
  refusedBy,
  remove,
  rename,
  route,
  set,
  webStack,
} from './planted-update.harness.ts';
import type { JsonObject } from './snapshot/json.ts';
import { everyResource, type Snapshot } from './snapshot/snapshot.ts';

const pool = 'AWS::Cognito::UserPool';
const client = 'AWS::Cognito::UserPoolClient';
const key = 'AWS::KMS::Key';
const headers = 'AWS::CloudFront::ResponseHeadersPolicy';
const upload = 'Custom::CDKBucketDeployment';
const transport = 'ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity';

/** The first route that only admins may call. */
function adminRoute(next: Snapshot): JsonObject {
  const found = everyResource(next, route).find(
    ({ resource }) => resource.Properties?.AuthorizationType === 'JWT',
  );
  return required(found?.resource.Properties, 'route of admins');
}

function firewallRules(next: Snapshot): JsonObject[] {
  return list(properties(next, 'AWS::WAFv2::WebACL'), 'Rules') as JsonObject[];
}

/** Updates that CloudFormation carries out without a word, and that let in others or change what visitors get. */
export const exposures: Record<string, BadUpdate> = {
  'a route loses its authorizer': refusedBy('changed-access', (next) => {
    adminRoute(next).AuthorizationType = 'NONE';
  }),
  'a route needs no scope': refusedBy(
    'changed-access',
    (next) => delete adminRoute(next).AuthorizationScopes,
  ),
  'tokens of another issuer are accepted': refusedBy('changed-access', (next) =>
    set(next, 'AWS::ApiGatewayV2::Authorizer', 'JwtConfiguration.Issuer', 'https://login.example.com'),
  ),
  'other sites may call the API': refusedBy('changed-access', (next) =>
    set(next, 'AWS::ApiGatewayV2::Api', 'CorsConfiguration', { AllowOrigins: ['*'] }),
  ),
  'admins need no second factor': refusedBy('changed-access', (next) =>
    set(next, pool, 'MfaConfiguration', 'OPTIONAL'),
  ),
  'passwords may be short': refusedBy('changed-access', (next) =>
    set(next, pool, 'Policies.PasswordPolicy.MinimumLength', 8),
  ),
  'anyone may sign up': refusedBy('changed-access', (next) =>
    set(next, pool, 'AdminCreateUserConfig.AllowAdminCreateUserOnly', false),
  ),
  'sessions last for a month': refusedBy('changed-access', (next) =>
    set(next, client, 'RefreshTokenValidity', 43_200),
  ),
  'sign-in returns to another site': refusedBy('changed-access', (next) => {
    list(properties(next, client), 'CallbackURLs').push('https://login.example.com/');
  }),
  'breached passwords are accepted': refusedBy('changed-access', (next) =>
    remove(next, 'AWS::Cognito::UserPoolRiskConfigurationAttachment'),
  ),
  'another account may use the key': refusedBy('changed-access', (next) => {
    list(properties(next, key).KeyPolicy as JsonObject, 'Statement').push({
      Action: 'kms:*',
      Effect: 'Allow',
      Principal: { AWS: '*' },
      Resource: '*',
    });
  }),
  'everyone may read the bucket': refusedBy('changed-access', (next) => {
    list(properties(next, 'AWS::S3::BucketPolicy').PolicyDocument as JsonObject, 'Statement').push({
      Action: 's3:GetObject',
      Effect: 'Allow',
      Principal: '*',
      Resource: '*',
    });
  }),
  'a rule of the firewall is removed': refusedBy('changed-access', (next) => {
    firewallRules(next).pop();
  }),
  'a rule of the firewall only counts': refusedBy('changed-access', (next) => {
    required(firewallRules(next)[1], 'rule').OverrideAction = { Count: {} };
  }),
  'a function gets an address of its own': refusedBy('changed-access', (next) =>
    add(next, webStack(next), 'Url', 'AWS::Lambda::Url', { AuthType: 'NONE' }),
  ),
  'anyone may invoke a function': refusedBy('changed-access', (next) =>
    add(next, webStack(next), 'Open', 'AWS::Lambda::Permission', {
      Action: 'lambda:InvokeFunction',
      Principal: '*',
    }),
  ),
  'another account may take a role': refusedBy('changed-access', (next) => {
    const role = properties(next, 'AWS::IAM::Role').AssumeRolePolicyDocument as JsonObject;
    list(role, 'Statement').push({
      Action: 'sts:AssumeRole',
      Effect: 'Allow',
      Principal: { AWS: '210987654321' },
    });
  }),

  'CloudFront keeps answers of the API': refusedBy('changed-edge', (next) =>
    set(next, 'AWS::CloudFront::CachePolicy', 'CachePolicyConfig.DefaultTTL', 60),
  ),
  'CloudFront is turned off': refusedBy('changed-edge', (next) => {
    edgeConfig(next).Enabled = false;
  }),
  'CloudFront sends no origin proof': refusedBy('changed-edge', (next) => {
    for (const origin of list(edgeConfig(next), 'Origins')) delete (origin as JsonObject).OriginCustomHeaders;
  }),
  'pages may be loaded over http': refusedBy('changed-edge', (next) =>
    set(next, distribution, 'DistributionConfig.DefaultCacheBehavior.ViewerProtocolPolicy', 'allow-all'),
  ),
  'old encryption is allowed': refusedBy('changed-edge', (next) =>
    set(next, distribution, 'DistributionConfig.ViewerCertificate.MinimumProtocolVersion', 'TLSv1'),
  ),
  'visitors in other countries are shut out': refusedBy('changed-edge', (next) =>
    set(next, distribution, 'DistributionConfig.Restrictions', {
      GeoRestriction: { RestrictionType: 'whitelist' },
    }),
  ),
  'the policy allows any inline script': refusedBy('changed-edge', (next) =>
    rename(next, "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  ),
  'the policy forbids Stripe’s script under pages that load it': refusedBy('changed-edge', (next) =>
    rename(next, ' https://js.stripe.com', ''),
  ),
  'browsers forget https': refusedBy('changed-edge', (next) =>
    set(next, headers, `${transport}.AccessControlMaxAgeSec`, 300),
  ),
  'an upload deletes the assets of open pages': refusedBy('changed-edge', (next) =>
    set(next, upload, 'Prune', true),
  ),
};
