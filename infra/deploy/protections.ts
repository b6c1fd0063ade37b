import type { Json, Resource } from './update.ts';

/** How well a resource is protected: more is safer, 0 is not at all. */
interface Protection {
  /** Of these types only; of any without it. */
  type?: string;
  name: string;
  levelOf: (properties: Json, resource: Resource) => number | boolean | undefined;
}

const days = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** The days after which a bucket deletes something; endless if it never does. */
function expiryDays(bucket: Json, read: (rule: Json) => unknown): number {
  const rules: Json[] = bucket.LifecycleConfiguration?.Rules ?? [];
  const enabled = rules.filter(({ Status }) => Status === 'Enabled');
  return Math.min(...enabled.map((rule) => days(read(rule), Number.POSITIVE_INFINITY)));
}

/** What keeps data: retention, recovery, protection from deletion, and encryption. */
const protections: readonly Protection[] = [
  { name: 'DeletionPolicy Retain', levelOf: (_, { DeletionPolicy }) => DeletionPolicy === 'Retain' },
  {
    name: 'UpdateReplacePolicy Retain',
    levelOf: (_, { UpdateReplacePolicy }) => UpdateReplacePolicy === 'Retain',
  },
  {
    name: 'deletion protection',
    levelOf: ({ DeletionProtectionEnabled, DeletionProtection }) =>
      DeletionProtectionEnabled === true || DeletionProtection === 'ACTIVE',
  },
  {
    type: 'AWS::DynamoDB::Table',
    name: 'days of point-in-time recovery',
    levelOf: ({ PointInTimeRecoverySpecification: recovery }) =>
      // AWS's default is 35 days.
      recovery?.PointInTimeRecoveryEnabled ? days(recovery.RecoveryPeriodInDays, 35) : 0,
  },
  {
    type: 'AWS::Logs::LogGroup',
    name: 'days that logs are kept',
    levelOf: ({ RetentionInDays }) => days(RetentionInDays, Number.POSITIVE_INFINITY),
  },
  {
    type: 'AWS::SQS::Queue',
    name: 'seconds that messages are kept',
    // AWS's default is four days.
    levelOf: ({ MessageRetentionPeriod }) => days(MessageRetentionPeriod, 345_600),
  },
  {
    type: 'AWS::SQS::Queue',
    name: 'encryption',
    levelOf: ({ SqsManagedSseEnabled }) => SqsManagedSseEnabled !== false,
  },
  {
    type: 'AWS::S3::Bucket',
    name: 'versions of files',
    levelOf: ({ VersioningConfiguration }) => VersioningConfiguration?.Status === 'Enabled',
  },
  {
    type: 'AWS::S3::Bucket',
    name: 'days that files are kept',
    levelOf: (bucket) => expiryDays(bucket, ({ ExpirationInDays }) => ExpirationInDays),
  },
  {
    type: 'AWS::S3::Bucket',
    name: 'days that old versions of files are kept',
    levelOf: (bucket) =>
      expiryDays(bucket, ({ NoncurrentVersionExpiration }) => NoncurrentVersionExpiration?.NoncurrentDays),
  },
  {
    type: 'AWS::S3::Bucket',
    name: 'blocks of public access',
    levelOf: ({ PublicAccessBlockConfiguration }) =>
      Object.values(PublicAccessBlockConfiguration ?? {}).filter(Boolean).length,
  },
  { type: 'AWS::KMS::Key', name: 'yearly rotation', levelOf: ({ EnableKeyRotation }) => EnableKeyRotation },
  { type: 'AWS::KMS::Key', name: 'use of the key', levelOf: ({ Enabled }) => Enabled !== false },
  {
    type: 'AWS::KMS::Key',
    name: 'days to cancel its deletion',
    levelOf: ({ PendingWindowInDays }) => days(PendingWindowInDays, 30),
  },
  {
    type: 'AWS::Backup::BackupVault',
    name: 'lock of the vault',
    levelOf: ({ LockConfiguration }) => LockConfiguration?.MinRetentionDays ?? 0,
  },
  {
    type: 'AWS::Backup::BackupVault',
    name: 'the lock that no one can remove',
    // Only a lock in compliance mode has days in which it can still be changed.
    levelOf: ({ LockConfiguration }) => LockConfiguration?.ChangeableForDays !== undefined,
  },
  {
    type: 'AWS::Backup::BackupPlan',
    name: 'copies in another account',
    levelOf: ({ BackupPlan }) =>
      (BackupPlan?.BackupPlanRule ?? []).filter(({ CopyActions }: Json) => CopyActions?.length).length,
  },
  {
    type: 'AWS::Backup::BackupPlan',
    name: 'days that backups are kept',
    levelOf: ({ BackupPlan }) => {
      const rules: Json[] = BackupPlan?.BackupPlanRule ?? [];
      return Math.min(...rules.map(({ Lifecycle }) => days(Lifecycle?.DeleteAfterDays, Number.MAX_VALUE)));
    },
  },
  {
    type: 'AWS::SES::ConfigurationSet',
    name: 'encryption of email on its way',
    levelOf: ({ DeliveryOptions }) => DeliveryOptions?.TlsPolicy === 'REQUIRE',
  },
];

/** Our own key that encrypts a resource. */
const keyOf = ({ Properties = {} }: Resource) =>
  JSON.stringify(
    Properties.SSESpecification?.KMSMasterKeyId ??
      Properties.KmsKeyId ??
      Properties.KmsMasterKeyId ??
      Properties.EncryptionKeyArn,
  );

/** What a resource is protected by before, and less or not at all after. */
export function weakened(before: Resource, after: Resource): string[] {
  const lost = protections.filter(({ type, levelOf }) => {
    if (type !== undefined && type !== before.Type) return false;
    const level = (resource: Resource) => Number(levelOf(resource.Properties ?? {}, resource) ?? 0);
    return level(after) < level(before);
  });
  const names = lost.map(({ name }) => name);
  return keyOf(before) && keyOf(before) !== keyOf(after) ? [...names, 'encryption with its key'] : names;
}
