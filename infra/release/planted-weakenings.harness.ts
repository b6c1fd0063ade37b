import { required } from '#shared/required.ts';
import {
  add,
  type BadUpdate,
  edgeConfig,
  list,
  placed,
  properties,
  refusedBy,
  remove,
  secret,
  set,
  setVariable,
  table,
  webStack,
  withEverySetting,
} from './planted-update.harness.ts';
import type { RuleId } from './rules/rules.ts';
import type { JsonObject } from './snapshot/json.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const pool = 'AWS::Cognito::UserPool';
const key = 'AWS::KMS::Key';
const logs = 'AWS::Logs::LogGroup';
const bucket = 'AWS::S3::Bucket';
const headers = 'AWS::CloudFront::ResponseHeadersPolicy';
const stage = 'AWS::ApiGatewayV2::Stage';
const queue = 'AWS::SQS::Queue';
const transport = 'ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity';

/** The same for a release that has every setting. */
function settingRefusedBy(rule: RuleId, change: (next: Snapshot) => void): BadUpdate {
  return refusedBy(rule, change, withEverySetting);
}

/** Updates that CloudFormation carries out without a word, and that leave production with fewer protections or other settings. */
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
    ['lost-protection', 'changed-wiring'],
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
};
