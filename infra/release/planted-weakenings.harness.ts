import { required } from '#shared/required.ts';
import {
  add,
  type BadUpdate,
  distribution,
  edgeConfig,
  list,
  move,
  placed,
  properties,
  remove,
  rename,
  route,
  secret,
  set,
  setVariable,
  table,
  webStack,
  withEverySetting,
} from './planted-update.harness.ts';
import type { RuleId } from './rules/rules.ts';
import type { JsonObject } from './snapshot/json.ts';
import { everyResource, type Snapshot } from './snapshot/snapshot.ts';

const pool = 'AWS::Cognito::UserPool';
const client = 'AWS::Cognito::UserPoolClient';
const key = 'AWS::KMS::Key';
const logs = 'AWS::Logs::LogGroup';
const bucket = 'AWS::S3::Bucket';
const lambda = 'AWS::Lambda::Function';
const mapping = 'AWS::Lambda::EventSourceMapping';
const schedule = 'AWS::Events::Rule';
const headers = 'AWS::CloudFront::ResponseHeadersPolicy';
const upload = 'Custom::CDKBucketDeployment';
const alarm = 'AWS::CloudWatch::Alarm';
const stage = 'AWS::ApiGatewayV2::Stage';
const queue = 'AWS::SQS::Queue';

const transport = 'ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity';

function refusedBy(
  rule: BadUpdate['rule'],
  change: BadUpdate['change'],
  prepare?: BadUpdate['prepare'],
): BadUpdate {
  return { rule, change, ...(prepare && { prepare }) };
}

/** The same for a release that has every setting. */
function settingRefusedBy(rule: RuleId, change: (next: Snapshot) => void): BadUpdate {
  return refusedBy(rule, change, withEverySetting);
}

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

/** Updates that CloudFormation carries out without a word, and that leave production weaker or different. */
export const weakenings: Record<string, BadUpdate> = {
  'a stack moves to another account': refusedBy('lost-stack', (next) => {
    required(next.stacks[webStack(next)], 'stack').account = '000000000000';
  }),
  'a stack gets another name': refusedBy(['lost-stack', 'taken-name', 'shared-name'], (next) => {
    const old = webStack(next);
    next.stacks.Website = required(next.stacks[old], old);
    delete next.stacks[old];
  }),
  'the queue of lost email is removed': refusedBy('removed-data', (next) => remove(next, queue, 'Mail')),
  'a table exists only under a condition': refusedBy('removed-data', (next) => {
    placed(next, table).resource.Condition = 'HasAppointments';
  }),
  'a secret rotates by a schedule': refusedBy('regenerated-secret', (next) => {
    add(next, placed(next, secret).stack, 'Rotation', 'AWS::SecretsManager::RotationSchedule', {
      SecretId: `\${${placed(next, secret, 'Stripe').id}}`,
    });
  }),

  'backups are kept for fewer days': refusedBy('lost-protection', (next) =>
    set(next, table, 'PointInTimeRecoverySpecification.RecoveryPeriodInDays', 7),
  ),
  'backups are turned off': refusedBy('lost-protection', (next) =>
    set(next, table, 'PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled', false),
  ),
  'the admins’ accounts lose their deletion protection': refusedBy('lost-protection', (next) =>
    set(next, pool, 'DeletionProtection', 'INACTIVE'),
  ),
  'a replaced secret would be deleted': refusedBy('lost-protection', (next) => {
    placed(next, secret).resource.UpdateReplacePolicy = 'Delete';
  }),
  'logs are kept for fewer days': refusedBy('lost-protection', (next) =>
    set(next, logs, 'RetentionInDays', 7),
  ),
  'logs lose our own key': refusedBy('lost-protection', (next) => delete properties(next, logs).KmsKeyId),
  'the API writes no access log': refusedBy(
    'lost-protection',
    (next) => delete properties(next, stage).AccessLogSettings,
  ),
  'the key stops rotating': refusedBy('lost-protection', (next) =>
    set(next, key, 'EnableKeyRotation', false),
  ),
  'the key is disabled': refusedBy('lost-protection', (next) => set(next, key, 'Enabled', false)),
  'a table is encrypted with another key': refusedBy('lost-protection', (next) =>
    set(next, table, 'SSESpecification.KMSMasterKeyId', 'alias/aws/dynamodb'),
  ),
  'the bucket may become public': refusedBy('lost-protection', (next) =>
    set(next, bucket, 'PublicAccessBlockConfiguration.BlockPublicPolicy', false),
  ),
  'old versions of files are deleted after a day': refusedBy('lost-protection', (next) => {
    const [rule] = list(properties(next, bucket).LifecycleConfiguration as JsonObject, 'Rules');
    (rule as JsonObject).NoncurrentVersionExpiration = { NoncurrentDays: 1 };
  }),
  'files are deleted by age': refusedBy('lost-protection', (next) => {
    const [rule] = list(properties(next, bucket).LifecycleConfiguration as JsonObject, 'Rules');
    (rule as JsonObject).ExpirationInDays = 30;
  }),
  'lost email is deleted after a minute': refusedBy('lost-protection', (next) =>
    set(next, queue, 'MessageRetentionPeriod', 60),
  ),

  'email may travel in the clear': refusedBy('lost-protection', (next) =>
    set(next, 'AWS::SES::ConfigurationSet', 'DeliveryOptions.TlsPolicy', 'OPTIONAL'),
  ),

  'the site gets another domain': settingRefusedBy('changed-setting', (next) => {
    edgeConfig(next).Aliases = ['www.sagebrush.example'];
  }),
  'email comes from another domain': settingRefusedBy('changed-setting', (next) =>
    setVariable(next, 'MAIL_FROM', 'care@sagebrush.health'),
  ),
  'email is sent another way': settingRefusedBy('changed-setting', (next) =>
    setVariable(next, 'MAILER', 'emailjs'),
  ),
  'messages go to another inbox': settingRefusedBy('changed-setting', (next) =>
    setVariable(next, 'CLINIC_INBOX', 'me@sagebrush.clinic'),
  ),
  'cards are charged for another Stripe account': settingRefusedBy('changed-setting', (next) => {
    next.publishableKey = 'pk_live_other';
  }),
  'Stripe goes live': refusedBy(
    'changed-setting',
    (next) => setVariable(next, 'STRIPE_MODE', 'live'),
    (released) => setVariable(released, 'STRIPE_MODE', 'test'),
  ),
  'every network is exempt from limits': refusedBy('changed-setting', (next) =>
    setVariable(next, 'CLINIC_NETWORKS', '0.0.0.0/0'),
  ),
  'the most urgent alarms lose their subscription': refusedBy('changed-setting', (next) =>
    remove(next, 'AWS::SNS::Subscription'),
  ),
  'alarms go to another address': settingRefusedBy('changed-setting', (next) =>
    set(next, 'AWS::SNS::Subscription', 'Endpoint', 'me@sagebrush.clinic'),
  ),
  'another firewall takes the place of ours': settingRefusedBy('changed-setting', (next) => {
    edgeConfig(next).WebACLId = 'arn:aws:wafv2:us-east-1:1:global/webacl/2';
  }),

  'the domain goes on the preload list': refusedBy('hsts-preload', (next) =>
    set(next, headers, `${transport}.Preload`, true),
  ),
  'all subdomains must use https': refusedBy('hsts-preload', (next) =>
    set(next, headers, `${transport}.IncludeSubdomains`, true),
  ),

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

  'the construct of the API moves in the tree': refusedBy(
    // Admins' routes and the edge refer to what is built again.
    ['removed-data', 'changed-edge', 'moved-construct'],
    (next) => move(next, 'Api'),
  ),

  'a schedule is turned off': refusedBy('stopped-work', (next) => set(next, schedule, 'State', 'DISABLED')),
  'a schedule is removed': refusedBy('stopped-work', (next) => remove(next, schedule)),
  'a job runs once a day': refusedBy('stopped-work', (next) =>
    set(next, schedule, 'ScheduleExpression', 'rate(1 day)'),
  ),
  'a stream’s reader is removed': refusedBy('stopped-work', (next) => remove(next, mapping)),
  'a stream’s reader is turned off': refusedBy('stopped-work', (next) =>
    set(next, mapping, 'Enabled', false),
  ),
  'a stream’s reader skips changes': refusedBy('stopped-work', (next) =>
    set(next, mapping, 'FilterCriteria', { Filters: [] }),
  ),
  'what a reader can’t handle is dropped': refusedBy(
    'stopped-work',
    (next) => delete properties(next, mapping).DestinationConfig,
  ),

  'no one hears of rising costs': refusedBy('silenced-alarm', (next) =>
    set(next, 'AWS::Budgets::Budget', 'NotificationsWithSubscribers', []),
  ),
  'an alarm is removed': refusedBy('silenced-alarm', (next) => remove(next, alarm)),
  'an alarm tells no one': refusedBy('silenced-alarm', (next) => set(next, alarm, 'AlarmActions', [])),
  'an alarm is turned off': refusedBy('silenced-alarm', (next) => set(next, alarm, 'ActionsEnabled', false)),

  'a route takes no requests': refusedBy('lost-capacity', (next) => {
    const [settings] = Object.values(properties(next, stage).RouteSettings as JsonObject);
    (settings as JsonObject).ThrottlingRateLimit = 0;
  }),
  'clients may cancel nothing': refusedBy('lost-capacity', (next) =>
    setVariable(next, 'LIMIT_CANCELLATIONS_PER_DAY', '0'),
  ),
  'a function gets a tenth of its memory': refusedBy('lost-capacity', (next) =>
    set(next, lambda, 'MemorySize', 128),
  ),
  'a function may not run at all': refusedBy('lost-capacity', (next) =>
    set(next, lambda, 'ReservedConcurrentExecutions', 0),
  ),
  'a table gets a fixed capacity': refusedBy('lost-capacity', (next) =>
    set(next, table, 'BillingMode', 'PROVISIONED'),
  ),

  'an index keeps fewer attributes': refusedBy('changed-index', (next) => {
    const [first] = list(properties(next, table, 'Appointments'), 'GlobalSecondaryIndexes') as JsonObject[];
    required(first, 'index').Projection = { ProjectionType: 'KEYS_ONLY' };
  }),
  'items of a table begin to expire': refusedBy('changed-expiry', (next) => {
    properties(next, table, 'Payments').TimeToLiveSpecification = {
      AttributeName: 'createdAt',
      Enabled: true,
    };
  }),
  'personal data no longer expires': refusedBy(
    'changed-expiry',
    (next) => delete properties(next, table, 'Appointments').TimeToLiveSpecification,
  ),
};
