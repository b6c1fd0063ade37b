import { Duration, Fn, RemovalPolicy, Stack, TimeZone } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type IBackupVault,
  type LockConfiguration,
} from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AnyPrincipal, Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import type { BackupLock, Stage } from '#infra/stages/stage.ts';
import { retention } from '#shared/legal/retention.ts';

interface BackupsProps {
  tables: readonly ITable[];
  /** Encrypts the tables. */
  key: IKey;
  lock: BackupLock;
  copy: Stage['backupCopy'];
}

/** How long backups are kept: exactly as long as the privacy notice says. */
const keptFor = Duration.days(retention.backupDays);

/** A day less for a copy, which is made hours after the backup. */
const copyKeptFor = Duration.days(retention.backupDays - 1);

/**
 * How long a wrong lock can be corrected. After that, the lock can't be changed for the lifetime of the
 * vault.
 */
const coolingOff = Duration.days(14);

/**
 * Copies every table each night to a vault from which not even an administrator can delete the copy.
 * Point-in-time recovery undoes our own mistakes, to the second, but an intruder who deletes a table can also
 * delete its recovery points. The vault contains snapshots, because AWS Backup has no continuous backups of
 * DynamoDB.
 */
export class Backups extends Construct {
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, { tables, key, lock, copy }: BackupsProps) {
    super(scope, id);
    this.vault = this.addVault(lock);
    const copyVault =
      copy === 'none' ? undefined : BackupVault.fromBackupVaultArn(this, 'Copies', copy.vaultArn);
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: Stack.of(this).stackName,
      backupVault: this.vault,
    });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'Nightly',
        scheduleExpression: Schedule.cron({ hour: '2', minute: '0' }),
        scheduleExpressionTimezone: TimeZone.AMERICA_LOS_ANGELES,
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(6),
        deleteAfter: keptFor,
        ...(copyVault && {
          copyActions: [{ destinationBackupVault: copyVault, deleteAfter: copyKeptFor }],
        }),
      }),
    );
    const role = this.addRole(tables, key);
    if (copyVault) allowCopies(role, copyVault);
    new BackupSelection(this, 'Tables', {
      backupPlan: plan,
      resources: tables.map((table) => BackupResource.fromDynamoDbTable(table)),
      role,
      // Leave out AWS's default policy, which covers everything in the account that AWS Backup can back up.
      disableDefaultBackupPolicy: true,
    });
  }

  /**
   * The vault isn't encrypted with our own key: an administrator could delete that key, which makes even a locked
   * backup unreadable. AWS Backup uses its own key, which can't be deleted or disabled. Copying a DynamoDB backup to
   * another account still works: only types of backups that AWS Backup doesn't fully manage require our own key.
   */
  private addVault(lock: BackupLock): BackupVault {
    const vault = new BackupVault(this, 'Vault', {
      // The stack's id makes the name unique in the account, even beside the vault of a deleted stack. The
      // CDK's name isn't unique.
      backupVaultName: `clinic-${Fn.select(2, Fn.split('/', Stack.of(this).stackId))}`,
      lockConfiguration: lockOf(lock),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    vault.addToAccessPolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['DeleteBackupVault', 'DeleteRecoveryPoint', 'UpdateRecoveryPointLifecycle'].map(
          (action) => `backup:${action}`,
        ),
        resources: ['*'],
      }),
    );
    return vault;
  }

  /** A role with the permissions that AWS documents for advanced DynamoDB backup, on these tables alone. */
  private addRole(tables: readonly ITable[], key: IKey): Role {
    const role = new Role(this, 'Role', {
      description: 'Backs up the tables of the clinics',
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['CreateBackup', 'DescribeTable', 'ListTagsOfResource', 'StartAwsBackupJob'].map(
          (action) => `dynamodb:${action}`,
        ),
        resources: tables.map(({ tableArn }) => tableArn),
      }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: [key.keyArn],
        conditions: {
          StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(this).region}.amazonaws.com` },
        },
      }),
    );
    return role;
  }
}

/** The copy permissions of AWS's own policy, restricted to this vault. */
function allowCopies(role: Role, { backupVaultArn }: IBackupVault): void {
  role.addToPolicy(
    new PolicyStatement({
      actions: ['backup:CopyIntoBackupVault', 'backup:DescribeBackupVault'],
      resources: [backupVaultArn],
    }),
  );
  role.addToPolicy(
    new PolicyStatement({
      actions: ['backup:CopyFromBackupVault'],
      // IAM takes no resource for the source vault of a copy, so a condition names the target vault.
      resources: ['*'],
      conditions: { 'ForAllValues:ArnEquals': { 'backup:CopyTargets': backupVaultArn } },
    }),
  );
}

/**
 * In governance mode, any user with the permission can remove the lock. In compliance mode, which begins when
 * the cooling-off time ends, not even an administrator, root or AWS can.
 */
function lockOf(lock: BackupLock): LockConfiguration {
  return {
    // A day less than the maximum, because the CDK refuses equal values.
    minRetention: Duration.days(retention.backupDays - 1),
    maxRetention: keptFor,
    ...(lock === 'compliance' && { changeableFor: coolingOff }),
  };
}
