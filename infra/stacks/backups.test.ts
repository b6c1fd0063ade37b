import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { tableNames } from '#infra/config/tables.ts';
import type { BackupLock } from '#infra/stages/stage.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import {
  dataTemplate as data,
  idOf,
  type Json,
  list,
  only,
  resources,
  type Statement,
  synthesize,
  text,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import { privacy } from '#shared/legal/content/privacy.ts';
import { retention } from '#shared/legal/retention.ts';
import { DataStack } from './data/data-stack.ts';

const [, vault] = only(data, 'AWS::Backup::BackupVault');
const [, { Properties: selected }] = only(data, 'AWS::Backup::BackupSelection');
const [nightly, ...otherRules] = only(data, 'AWS::Backup::BackupPlan')[1].Properties.BackupPlan
  .BackupPlanRule;

function lockOf(backupLock: BackupLock): Json {
  const stack = new DataStack(new App(), 'Data', { backupLock, backupCopy: 'none' });
  const element = stack.backups.vault.node.defaultChild as Json;
  const template: Json = stack.resolve(element._toCloudFormation());
  return (Object.values(template.Resources)[0] as Json).Properties.LockConfiguration;
}

test('every table is backed up each night', () => {
  expect(selected.BackupSelection.Resources.map(text).toSorted()).toEqual(
    tableNames.map((name) => `${idOf(name)}.Arn`).toSorted(),
  );
  expect(nightly.ScheduleExpression).toMatch(/^cron\(\d+ \d+ \* \* \? \*\)$/);
  expect(otherRules).toEqual([]);
});

test('a backup lives as long as patients are told', () => {
  expect(nightly.Lifecycle).toEqual({ DeleteAfterDays: retention.backupDays });
  expect(vault.Properties.LockConfiguration.MaxRetentionDays).toBe(retention.backupDays);
  expect(vault.Properties.LockConfiguration.MinRetentionDays).toBe(retention.backupDays - 1);
  const sentence = `Backups keep a copy of everything for up to ${retention.backupDays} more days.`;
  expect(JSON.stringify(privacy)).toContain(sentence);
});

test('in compliance mode, no one can remove the lock after two weeks; in governance mode, an administrator can', () => {
  expect(lockOf('compliance').ChangeableForDays).toBe(14);
  expect(lockOf('governance').ChangeableForDays).toBeUndefined();
});

test('no one may delete a backup or the vault, or have a backup expire earlier', () => {
  const [{ Effect, Action, Principal }]: [Statement] = vault.Properties.AccessPolicy.Statement;
  expect([Effect, Principal]).toEqual(['Deny', { AWS: '*' }]);
  expect(Action).toEqual([
    'backup:DeleteBackupVault',
    'backup:DeleteRecoveryPoint',
    'backup:UpdateRecoveryPointLifecycle',
  ]);
});

test('the vault outlives its stack, without a key that could be deleted, under a name of its own', () => {
  expect(vault.DeletionPolicy).toBe('Retain');
  expect(vault.Properties).not.toHaveProperty('EncryptionKeyArn');
  expect(JSON.stringify(vault.Properties.BackupVaultName)).toContain('AWS::StackId');
});

/** The statements of the backup role's policies in the data stack's template. */
function allowedIn(template: Json): Statement[] {
  const [, { Properties }] = only(template, 'AWS::Backup::BackupSelection');
  const role = Properties.BackupSelection.IamRoleArn['Fn::GetAtt'][0];
  const policies = resources(template, 'AWS::IAM::Policy').filter(([, policy]) =>
    policy.Properties.Roles.some(({ Ref }: Json) => Ref === role),
  );
  return policies.flatMap(([, policy]) => policy.Properties.PolicyDocument.Statement);
}

test('the role can read nothing of a table by itself, and change or delete nothing', () => {
  const role = selected.BackupSelection.IamRoleArn['Fn::GetAtt'][0];
  const { ManagedPolicyArns, AssumeRolePolicyDocument } = data.Resources[role].Properties;
  expect(ManagedPolicyArns).toBeUndefined();
  expect(AssumeRolePolicyDocument.Statement.map(({ Principal }: Json) => Principal)).toEqual([
    { Service: 'backup.amazonaws.com' },
  ]);
  const statements = allowedIn(data);
  expect(statements.flatMap(({ Action }) => Action)).toEqual([
    'dynamodb:CreateBackup',
    'dynamodb:DescribeTable',
    'dynamodb:ListTagsOfResource',
    'dynamodb:StartAwsBackupJob',
    'kms:Decrypt',
    'kms:GenerateDataKey',
  ]);
  const [onTables, onKey] = statements;
  expect(list(onTables?.Resource).map(text)).toHaveLength(tableNames.length);
  expect(text(onKey?.Resource)).toBe(`${idOf('Key')}.Arn`);
  expect(Object.keys(onKey?.Condition.StringEquals)).toEqual(['kms:ViaService']);
});

test('only a stage that says so copies its backups, into the one vault that it names', async () => {
  expect(nightly).not.toHaveProperty('CopyActions');
  const vaultArn = 'arn:aws:backup:us-west-2:210987654321:backup-vault:clinic-copies';
  const { data: copying } = await synthesize({ ...trial, backupCopy: { vaultArn } });
  const [rule] = only(copying, 'AWS::Backup::BackupPlan')[1].Properties.BackupPlan.BackupPlanRule;
  expect(rule.CopyActions).toEqual([
    // The copy is made hours after the backup, so it must expire a day earlier for patients' data to be gone
    // on the promised day.
    { DestinationBackupVaultArn: vaultArn, Lifecycle: { DeleteAfterDays: retention.backupDays - 1 } },
  ]);
  const added = allowedIn(copying).filter(({ Action }) => JSON.stringify(Action).includes('backup:'));
  expect(added).toEqual([
    {
      Effect: 'Allow',
      Action: ['backup:CopyIntoBackupVault', 'backup:DescribeBackupVault'],
      Resource: vaultArn,
    },
    {
      Effect: 'Allow',
      Action: 'backup:CopyFromBackupVault',
      Resource: '*',
      Condition: { 'ForAllValues:ArnEquals': { 'backup:CopyTargets': vaultArn } },
    },
  ]);
  expect(only(copying, 'AWS::Backup::BackupVault')).toEqual(only(data, 'AWS::Backup::BackupVault'));
});
