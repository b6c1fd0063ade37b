import { isDeepStrictEqual } from 'node:util';
import type { Json, Resource } from './update.ts';

/** The level of a protection: a higher level is safer, and 0 means no protection. */
type LevelOf = (properties: Json, resource: Resource) => number | boolean | undefined;

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

const endless = Number.POSITIVE_INFINITY;

/** The number of days after which a bucket deletes objects; infinite if it never does. */
function expiryDays(bucket: Json, read: (rule: Json) => unknown): number {
  const rules: Json[] = bucket.LifecycleConfiguration?.Rules ?? [];
  const enabled = rules.filter(({ Status }) => Status === 'Enabled');
  return Math.min(...enabled.map((rule) => numberOr(read(rule), endless)));
}

const backupRules = ({ BackupPlan }: Json): Json[] => BackupPlan?.BackupPlanRule ?? [];

/** The protections of data, by name: retention, recovery, deletion protection, denied requests. */
const protections: Readonly<Record<string, LevelOf>> = {
  'DeletionPolicy Retain': (_, { DeletionPolicy }) => DeletionPolicy === 'Retain',
  'UpdateReplacePolicy Retain': (_, { UpdateReplacePolicy }) => UpdateReplacePolicy === 'Retain',
  'deletion protection': ({ DeletionProtectionEnabled, DeletionProtection }) =>
    DeletionProtectionEnabled === true || DeletionProtection === 'ACTIVE',
  'statements that deny': ({ AccessPolicy, KeyPolicy, PolicyDocument }) => {
    const statements: Json[] = (AccessPolicy ?? KeyPolicy ?? PolicyDocument)?.Statement ?? [];
    return statements.filter(({ Effect }) => Effect === 'Deny').length;
  },
};

/** The protections that only resources of one type have. */
const protectionsOfType: Readonly<Record<string, Record<string, LevelOf>>> = {
  'AWS::DynamoDB::Table': {
    'days of point-in-time recovery': ({ PointInTimeRecoverySpecification: recovery }) =>
      // AWS's default is 35 days.
      recovery?.PointInTimeRecoveryEnabled ? numberOr(recovery.RecoveryPeriodInDays, 35) : 0,
  },
  'AWS::Logs::LogGroup': {
    'days that logs are kept': ({ RetentionInDays }) => numberOr(RetentionInDays, endless),
  },
  'AWS::SQS::Queue': {
    // AWS's default is four days.
    'seconds that messages are kept': ({ MessageRetentionPeriod }) =>
      numberOr(MessageRetentionPeriod, 345_600),
    encryption: ({ SqsManagedSseEnabled }) => SqsManagedSseEnabled !== false,
  },
  'AWS::S3::Bucket': {
    'versions of files': ({ VersioningConfiguration }) => VersioningConfiguration?.Status === 'Enabled',
    'days that files are kept': (bucket) => expiryDays(bucket, ({ ExpirationInDays }) => ExpirationInDays),
    'days that old versions of files are kept': (bucket) =>
      expiryDays(bucket, ({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration?.NoncurrentDays),
    'blocks of public access': ({ PublicAccessBlockConfiguration }) =>
      Object.values(PublicAccessBlockConfiguration ?? {}).filter(Boolean).length,
  },
  'AWS::KMS::Key': {
    'yearly rotation': ({ EnableKeyRotation }) => EnableKeyRotation,
    'use of the key': ({ Enabled }) => Enabled !== false,
    'days to cancel its deletion': ({ PendingWindowInDays }) => numberOr(PendingWindowInDays, 30),
  },
  'AWS::Backup::BackupVault': {
    'lock of the vault': ({ LockConfiguration }) => LockConfiguration?.MinRetentionDays,
    // Only a lock in compliance mode has days in which it can still be changed.
    'the lock that no one can remove': ({ LockConfiguration }) =>
      LockConfiguration?.ChangeableForDays !== undefined,
  },
  'AWS::Backup::BackupPlan': {
    'copies in another account': (plan) =>
      backupRules(plan).filter(({ CopyActions }) => CopyActions?.length).length,
    'days that backups are kept': (plan) => {
      const kept = backupRules(plan).map(({ Lifecycle }) => numberOr(Lifecycle?.DeleteAfterDays, endless));
      return kept.length === 0 ? 0 : Math.min(...kept);
    },
  },
  'AWS::Backup::BackupSelection': {
    'tables that are backed up': ({ BackupSelection }) => BackupSelection?.Resources?.length,
  },
  'AWS::Cognito::UserPool': {
    'second factor': ({ MfaConfiguration }) => MfaConfiguration === 'ON',
    'accounts that only an administrator makes': ({ AdminCreateUserConfig }) =>
      AdminCreateUserConfig?.AllowAdminCreateUserOnly,
  },
  'AWS::CloudFront::Distribution': {
    firewall: ({ DistributionConfig }) => DistributionConfig?.WebACLId !== undefined,
  },
  'AWS::SES::ConfigurationSet': {
    'encryption of email on its way': ({ DeliveryOptions }) => DeliveryOptions?.TlsPolicy === 'REQUIRE',
  },
};

/** Settings that may not change at all: the key that encrypts a resource, and the hours of the backups. */
const fixed: Readonly<Record<string, (properties: Json) => unknown>> = {
  'encryption with its key': ({ SSESpecification, KmsKeyId, KmsMasterKeyId, EncryptionKeyArn }) =>
    SSESpecification?.KMSMasterKeyId ?? KmsKeyId ?? KmsMasterKeyId ?? EncryptionKeyArn,
  'the schedule of its backups': ({ BackupPlan }) =>
    BackupPlan?.BackupPlanRule?.map(({ ScheduleExpression }: Json) => ScheduleExpression),
};

/** The names of the protections that an update weakens or removes, and of the fixed settings that it changes. */
export function weakened(before: Resource, after: Resource): string[] {
  const [old, next] = [before.Properties ?? {}, after.Properties ?? {}];
  const lost = Object.entries({ ...protections, ...protectionsOfType[before.Type] }).filter(
    ([, levelOf]) => Number(levelOf(next, after) ?? 0) < Number(levelOf(old, before) ?? 0),
  );
  const changed = Object.entries(fixed).filter(
    ([, read]) => read(old) && !isDeepStrictEqual(read(old), read(next)),
  );
  return [...lost, ...changed].map(([name]) => name);
}
