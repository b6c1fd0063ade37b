import { type BadUpdate, list, placed, properties, remove, set } from './planted-update.harness.ts';
import type { JsonObject } from './snapshot/json.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const vault = 'AWS::Backup::BackupVault';
const plan = 'AWS::Backup::BackupPlan';
const selection = 'AWS::Backup::BackupSelection';

const loses = (change: (next: Snapshot) => void): BadUpdate => ({ rule: 'lost-protection', change });

/** The plan's only rule. */
function nightly(next: Snapshot): JsonObject {
  const [rule] = list(properties(next, plan).BackupPlan as JsonObject, 'BackupPlanRule');
  return rule as JsonObject;
}

/** Updates that leave production with fewer backups, or with some that can be deleted. */
export const backupWeakenings: Record<string, BadUpdate> = {
  'the backup plan is removed': loses((next) => {
    remove(next, selection);
    remove(next, plan);
  }),
  'the tables are taken out of the backup plan': loses((next) => remove(next, selection)),
  'one table is taken out of the backup plan': loses((next) => {
    list(properties(next, selection).BackupSelection as JsonObject, 'Resources').pop();
  }),
  'backups are made once a month': loses((next) => {
    nightly(next).ScheduleExpression = 'cron(0 2 1 * ? *)';
  }),
  'backups in the vault are kept for a week': loses((next) => {
    nightly(next).Lifecycle = { DeleteAfterDays: 7 };
  }),
  'backups go to another vault': loses((next) => {
    nightly(next).TargetBackupVault = 'Default';
  }),
  'the vault loses its lock': loses((next) => delete properties(next, vault).LockConfiguration),
  'an administrator can remove the vault’s lock': loses((next) => {
    delete (properties(next, vault).LockConfiguration as JsonObject).ChangeableForDays;
  }),
  'the lock lets backups be deleted after a day': loses((next) =>
    set(next, vault, 'LockConfiguration.MinRetentionDays', 1),
  ),
  'the vault would be deleted with its stack': loses((next) => {
    placed(next, vault).resource.DeletionPolicy = 'Delete';
  }),
  'everyone may delete backups that aren’t locked': {
    rule: 'changed-access',
    change: (next) => delete properties(next, vault).AccessPolicy,
  },
  'the vault is removed': {
    rule: 'removed-data',
    change: (next) => remove(next, vault),
  },
  'the vault gets another name': {
    rule: 'replaced-data',
    change: (next) => set(next, vault, 'BackupVaultName', `\${AWS::StackName}`),
  },
  'the vault gets a key that can be deleted': {
    rule: ['replaced-data', 'taken-name'],
    change: (next) => set(next, vault, 'EncryptionKeyArn', `\${Key.Arn}`),
  },
};
