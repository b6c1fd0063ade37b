import { type Json, listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import { inBoth, type Resource, whereOf } from '#infra/release/snapshot/snapshot.ts';
import { lostBackups } from './backups.ts';
import type { Rule } from './finding.ts';
import { isRetained } from './kept-data.ts';

interface Protection {
  name: string;
  /** How much of it a resource has, such as days, or 1 for on. More is safer. Undefined for types without it. */
  levelOf: (resource: Resource) => number | undefined;
}

const number = (value: Json | undefined, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** A protection that only one type of resource has. */
function ofType(
  type: string,
  name: string,
  levelOf: (properties: Resource['Properties']) => number | boolean,
): Protection {
  return {
    name,
    levelOf: ({ Type, Properties }) => (Type === type ? Number(levelOf(Properties)) : undefined),
  };
}

const lifecycleRules = (bucket: Resource['Properties']) =>
  listAt(bucket, 'LifecycleConfiguration', 'Rules').filter((rule) => valueAt(rule, 'Status') === 'Enabled');

const blockedPublicAccess = (bucket: Resource['Properties']) =>
  Object.values(valueAt(bucket, 'PublicAccessBlockConfiguration') ?? {}).filter(Boolean).length;

const protections: readonly Protection[] = [
  { name: 'the policy that retains it', levelOf: (resource) => Number(isRetained(resource)) },
  {
    name: "the policy that retains it when it's replaced",
    levelOf: ({ UpdateReplacePolicy }) => Number(UpdateReplacePolicy === 'Retain'),
  },
  {
    name: 'deletion protection',
    levelOf: ({ Properties }) =>
      Number(
        valueAt(Properties, 'DeletionProtectionEnabled') === true ||
          valueAt(Properties, 'DeletionProtection') === 'ACTIVE',
      ),
  },
  // AWS's default is 35 days.
  ofType('AWS::DynamoDB::Table', 'point-in-time recovery (days)', (table) =>
    valueAt(table, 'PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled') === true
      ? number(valueAt(table, 'PointInTimeRecoverySpecification', 'RecoveryPeriodInDays'), 35)
      : 0,
  ),
  ofType('AWS::Logs::LogGroup', 'its logs (days)', (group) =>
    number(valueAt(group, 'RetentionInDays'), Number.POSITIVE_INFINITY),
  ),
  // AWS's default is four days.
  ofType('AWS::SQS::Queue', 'its messages (seconds)', (queue) =>
    number(valueAt(queue, 'MessageRetentionPeriod'), 345_600),
  ),
  ofType(
    'AWS::S3::Bucket',
    'versions of its files',
    (bucket) => textAt(bucket, 'VersioningConfiguration', 'Status') === 'Enabled',
  ),
  ofType('AWS::S3::Bucket', 'old versions of its files (days)', (bucket) =>
    Math.min(
      ...lifecycleRules(bucket).map((rule) =>
        number(valueAt(rule, 'NoncurrentVersionExpiration', 'NoncurrentDays'), Number.POSITIVE_INFINITY),
      ),
    ),
  ),
  ofType(
    'AWS::S3::Bucket',
    'the time without limit that its current files are kept',
    (bucket) =>
      !lifecycleRules(bucket).some(
        (rule) => valueAt(rule, 'ExpirationInDays') ?? valueAt(rule, 'ExpirationDate'),
      ),
  ),
  ofType('AWS::S3::Bucket', 'the block of public access', blockedPublicAccess),
  ofType('AWS::KMS::Key', 'its yearly rotation', (key) => valueAt(key, 'EnableKeyRotation') === true),
  ofType('AWS::KMS::Key', 'the use of the key', (key) => valueAt(key, 'Enabled') !== false),
  ofType('AWS::KMS::Key', 'the time to cancel its deletion (days)', (key) =>
    number(valueAt(key, 'PendingWindowInDays'), 30),
  ),
  ofType('AWS::SQS::Queue', 'its encryption', (queue) => valueAt(queue, 'SqsManagedSseEnabled') !== false),
  ofType(
    'AWS::SES::ConfigurationSet',
    'encryption of email on its way',
    (set) => textAt(set, 'DeliveryOptions', 'TlsPolicy') === 'REQUIRE',
  ),
  ofType(
    'AWS::ApiGatewayV2::Stage',
    'its access log',
    (stage) => textAt(stage, 'AccessLogSettings', 'DestinationArn') !== undefined,
  ),
];

/** The key that encrypts a resource, if it's our own. */
const keyOf = ({ Properties }: Resource) =>
  textAt(Properties, 'SSESpecification', 'KMSMasterKeyId') ??
  textAt(Properties, 'KmsKeyId') ??
  textAt(Properties, 'KmsMasterKeyId');

function lossesOf(before: Resource, after: Resource): string[] {
  const losses = protections.flatMap(({ name, levelOf }) => {
    const [old, current] = [levelOf(before) ?? 0, levelOf(after) ?? 0];
    if (current >= old) return [];
    return current === 0 ? name : `${name}: ${old} before, ${current} now`;
  });
  return keyOf(before) && keyOf(before) !== keyOf(after)
    ? [...losses, 'encryption with our own key']
    : losses;
}

/** A resource or a stack that loses a protection, so that its data could be deleted, exposed, or kept for less time. */
export const lostProtection: Rule = (released, next) => {
  const stacks = Object.entries(released.stacks)
    .filter(([stack, { terminationProtection }]) => terminationProtection && next.stacks[stack])
    .filter(([stack]) => next.stacks[stack]?.terminationProtection === false)
    .map(([where]) => ({ where, lost: 'termination protection' }));
  const resources = inBoth(released, next).flatMap(({ place, before, after }) =>
    lossesOf(before, after).map((lost) => ({ where: `${whereOf(place)} ${lost}`, lost })),
  );
  const losses = [...stacks, ...resources].map(({ where, lost }) => ({
    where,
    text: `It loses ${lost}. A later mistake could destroy data, or what explains it, for good. Restore it.`,
  }));
  return [...losses, ...lostBackups(released, next)];
};
