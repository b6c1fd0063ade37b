import { Duration, Fn, RemovalPolicy, Stack, TimeZone } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type LockConfiguration,
} from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AnyPrincipal, Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/stacks/rules/acknowledge.ts';
import type { BackupLock } from '#infra/stages/stage.ts';
import { retention } from '#shared/legal/retention.ts';

interface BackupsProps {
  tables: readonly ITable[];
  /** Encrypts the tables. */
  key: IKey;
  lock: BackupLock;
}

/** As long as patients are told, and no longer. */
const kept = Duration.days(retention.backupDays);

/** Time to correct a wrong lock. From then on, no one can, for as long as the vault exists. */
const coolingOff = Duration.days(14);

/**
 * A copy of every table each night, in a vault that keeps it even from an administrator. A mistake of our own is undone
 * with the tables' point-in-time recovery, to the second. But whoever can delete a table can delete that with it, and AWS
 * Backup has no continuous backups of DynamoDB, so the vault holds snapshots.
 */
export class Backups extends Construct {
  readonly vault: BackupVault;

  constructor(scope: Construct, id: string, { tables, key, lock }: BackupsProps) {
    super(scope, id);
    this.vault = this.addVault(lock);
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
        deleteAfter: kept,
      }),
    );
    new BackupSelection(this, 'Tables', {
      backupPlan: plan,
      resources: tables.map((table) => BackupResource.fromDynamoDbTable(table)),
      role: this.addRole(tables, key),
      // AWS's own policy reaches everything that AWS Backup can back up, in the whole account.
      disableDefaultBackupPolicy: true,
    });
  }

  /**
   * It has no key of ours: an administrator can have that deleted, which would make a locked backup unreadable. Without
   * one, AWS Backup encrypts with its own key in the account, which no one can delete or disable.
   */
  private addVault(lock: BackupLock): BackupVault {
    const vault = new BackupVault(this, 'Vault', {
      // Unlike the CDK's own name, unique in the account: for each stage, and after a vault that outlived its stack.
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

  /** What AWS documents as needed to back up DynamoDB with AWS Backup's advanced features, for these tables alone. */
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
    acknowledge(role, {
      rules: ['HIPAA.Security-IAMNoInlinePolicy'],
      reason:
        'The policy is written for this one role and goes with it; a managed policy could be attached elsewhere.',
    });
    return role;
  }
}

/**
 * In governance mode, whoever has the permission can remove the lock. In compliance mode, which begins with the end of the
 * cooling-off time, no one can: not an administrator, not root, not AWS.
 */
function lockOf(lock: BackupLock): LockConfiguration {
  return {
    // A day less, because the CDK takes no vault with equal ends.
    minRetention: Duration.days(retention.backupDays - 1),
    maxRetention: kept,
    ...(lock === 'compliance' && { changeableFor: coolingOff }),
  };
}
