import { describe, expect, test } from 'vitest';
import { changeLines, permissionTables } from '#infra/deploy/compare.ts';
import { dangersOf } from '#infra/deploy/dangers.ts';
import type { StackState } from '#infra/deploy/update.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { type Json, synthesize } from '#infra/testing/cloud/synthesized-cloud.ts';

const { data, web } = await synthesize({
  ...prod,
  backupCopy: { vaultArn: 'arn:aws:backup:us-west-2:210987654321:backup-vault:copies' },
});
const region = prod.region;
const deployed = {
  data: { name: 'ClinicData', region, isProtected: true, template: data },
  web: { name: 'Clinic', region, isProtected: false, template: web },
} satisfies Record<string, StackState>;

type Stacks = Record<keyof typeof deployed, StackState>;

/** The update of prod with this change. */
function updateBy(change: (next: Record<keyof Stacks, Json>, stacks: Stacks) => void) {
  const next: Stacks = structuredClone(deployed);
  change({ data: next.data.template.Resources, web: next.web.template.Resources }, next);
  return (['data', 'web'] as const).map((name) => ({ before: deployed[name], after: next[name] }));
}

/** The logical id of a resource: its name, and eight characters of a hash. */
const idOf = (resources: Json, name: string) =>
  Object.keys(resources).find((id) => new RegExp(`^${name}[0-9A-F]{8}$`).test(id)) ??
  expect.fail(`no ${name}`);

/** A change of a resource's properties. */
function edit(stack: keyof Stacks, beginning: string, change: (properties: Json, resource: Json) => void) {
  return (next: Record<keyof Stacks, Json>) => {
    const resource = next[stack][idOf(next[stack], beginning)];
    change(resource.Properties, resource);
  };
}

const remove = (stack: keyof Stacks, beginning: string) => (next: Record<keyof Stacks, Json>) => {
  delete next[stack][idOf(next[stack], beginning)];
};

const rename = (name: string) => (properties: Json) => {
  properties[name] = 'another';
};

describe('refused', () => {
  test.each<[string, string, Parameters<typeof updateBy>[0], RegExp]>([
    ['a table that leaves', 'Slots', remove('data', 'Slots'), /would leave the stack/],
    ['the key that leaves', 'Key', remove('data', 'Key'), /would leave the stack/],
    ['the user pool that leaves', 'SignInPool', remove('data', 'SignInPool'), /would leave the stack/],
    ['the vault that leaves', 'BackupsVault', remove('data', 'BackupsVault'), /would leave the stack/],
    ['the site’s files that leave', 'SiteBucket', remove('web', 'SiteBucket'), /would leave the stack/],
    ['the address that leaves', 'EdgeDistribution', remove('web', 'EdgeDistribution'), /or its address/],
    ['lost events that leave', 'MailLost', remove('web', 'MailLost'), /would leave the stack/],
    ['a table of another name', 'Slots', edit('data', 'Slots', rename('TableName')), /replaced .+TableName/],
    [
      'a table with other keys',
      'Payments',
      edit('data', 'Payments', (table) => {
        table.KeySchema[0].AttributeName = 'number';
      }),
      /replaced .+KeySchema/,
    ],
    [
      'a resource of another type under the same id',
      'Stats',
      edit('data', 'Stats', (_, resource) => {
        resource.Type = 'AWS::DynamoDB::GlobalTable';
      }),
      /replaced .+Type/,
    ],
    [
      'a secret that is generated anew',
      'SigningKeys',
      edit('data', 'SigningKeys', (secret) => {
        secret.GenerateSecretString.PasswordLength = 65;
      }),
      /generate the secret again/,
    ],
    [
      'a table that is not retained',
      'Audit',
      edit('data', 'Audit', (_, resource) => {
        resource.DeletionPolicy = 'Delete';
      }),
      /DeletionPolicy Retain/,
    ],
    [
      'a table without deletion protection',
      'Audit',
      edit('data', 'Audit', (table) => {
        table.DeletionProtectionEnabled = false;
      }),
      /deletion protection/,
    ],
    [
      'a table without recovery',
      'Audit',
      edit('data', 'Audit', (table) => {
        table.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled = false;
      }),
      /point-in-time recovery/,
    ],
    [
      'a table without our key',
      'Audit',
      edit('data', 'Audit', (table) => {
        delete table.SSESpecification;
      }),
      /encryption with its key/,
    ],
    [
      'logs that are kept for a shorter time',
      'ApiAccessLog',
      edit('web', 'ApiAccessLog', (log) => {
        log.RetentionInDays = 1;
      }),
      /days that logs are kept/,
    ],
    [
      'backups that are kept for a shorter time',
      'BackupsPlan',
      edit('data', 'BackupsPlan', ({ BackupPlan }) => {
        BackupPlan.BackupPlanRule[0].Lifecycle.DeleteAfterDays = 7;
      }),
      /days that backups are kept/,
    ],
    ['the plan of backups that leaves', 'BackupsPlan', remove('data', 'BackupsPlan'), /backed up at night/],
    [
      'a vault whose lock an administrator can remove',
      'BackupsVault',
      edit('data', 'BackupsVault', ({ LockConfiguration }) => {
        delete LockConfiguration.ChangeableForDays;
      }),
      /the lock that no one can remove/,
    ],
    [
      'backups without their copy in another account',
      'BackupsPlan',
      edit('data', 'BackupsPlan', ({ BackupPlan }) => {
        delete BackupPlan.BackupPlanRule[0].CopyActions;
      }),
      /copies in another account/,
    ],
    [
      'backups of fewer tables',
      'BackupsTables',
      edit('data', 'BackupsTables', ({ BackupSelection }) => {
        BackupSelection.Resources.pop();
      }),
      /tables that are backed up/,
    ],
    [
      'a plan of backups without rules',
      'BackupsPlan',
      edit('data', 'BackupsPlan', ({ BackupPlan }) => {
        BackupPlan.BackupPlanRule = [];
      }),
      /days that backups are kept/,
    ],
    [
      'backups on another schedule',
      'BackupsPlan',
      edit('data', 'BackupsPlan', ({ BackupPlan }) => {
        BackupPlan.BackupPlanRule[0].ScheduleExpression = 'cron(0 2 1 1 ? *)';
      }),
      /the schedule of its backups/,
    ],
    [
      'a vault whose backups anyone may delete',
      'BackupsVault',
      edit('data', 'BackupsVault', (vault) => {
        delete vault.AccessPolicy;
      }),
      /statements that deny/,
    ],
    [
      'a table under a condition, which may be false',
      'Audit',
      edit('data', 'Audit', (_, resource) => {
        resource.Condition = 'IsWanted';
      }),
      /would leave the stack/,
    ],
    [
      'managers without a second factor',
      'SignInPool',
      edit('data', 'SignInPool', (pool) => {
        pool.MfaConfiguration = 'OFF';
      }),
      /second factor/,
    ],
    [
      'accounts that strangers make for themselves',
      'SignInPool',
      edit('data', 'SignInPool', (pool) => {
        pool.AdminCreateUserConfig.AllowAdminCreateUserOnly = false;
      }),
      /only an administrator makes/,
    ],
    [
      'a site without its firewall',
      'EdgeDistribution',
      edit('web', 'EdgeDistribution', ({ DistributionConfig }) => {
        delete DistributionConfig.WebACLId;
      }),
      /firewall/,
    ],
    [
      'a vault without its lock',
      'BackupsVault',
      edit('data', 'BackupsVault', (vault) => {
        delete vault.LockConfiguration;
      }),
      /lock of the vault/,
    ],
    [
      'files that the public can read',
      'SiteBucket',
      edit('web', 'SiteBucket', (bucket) => {
        bucket.PublicAccessBlockConfiguration.BlockPublicPolicy = false;
      }),
      /blocks of public access/,
    ],
    [
      'files without versions',
      'SiteBucket',
      edit('web', 'SiteBucket', (bucket) => {
        delete bucket.VersioningConfiguration;
      }),
      /versions of files/,
    ],
    [
      'a site that no longer answers at its name',
      'EdgeDistribution',
      edit('web', 'EdgeDistribution', ({ DistributionConfig }) => {
        DistributionConfig.Aliases = ['elsewhere.example.com'];
      }),
      /no longer answer at clinics.example.com/,
    ],
    [
      'two indexes of a table at a time',
      'Appointments',
      edit('data', 'Appointments', (table) => {
        table.GlobalSecondaryIndexes.shift();
        table.GlobalSecondaryIndexes[0].IndexName = 'another';
      }),
      /one at a time/,
    ],
  ])('%s', (_, beginning, change, text) => {
    const dangers = dangersOf(updateBy(change));
    expect(dangers.length).toBeGreaterThan(0);
    for (const danger of dangers) expect(danger.id).toMatch(new RegExp(`^${beginning}`));
    expect(dangers.map((danger) => danger.text).join('\n')).toMatch(text);
  });

  test('a stack without its termination protection', () => {
    const update = updateBy((_, stacks) => {
      stacks.data.isProtected = false;
    });
    expect(dangersOf(update)).toEqual([
      { id: 'ClinicData', text: 'the stack would lose its termination protection.' },
    ]);
  });
});

describe('let through', () => {
  const newTable = (next: Record<keyof Stacks, Json>) => {
    next.data.Waiting = structuredClone(next.data[idOf(next.data, 'Slots')]);
    const { BackupSelection } = next.data[idOf(next.data, 'BackupsTables')].Properties;
    BackupSelection.Resources.push({ 'Fn::GetAtt': ['Waiting', 'Arn'] });
  };

  test.each<[string, Parameters<typeof updateBy>[0]]>([
    ['nothing', () => {}],
    ['a new table', newTable],
    [
      'one new index',
      edit('data', 'Appointments', ({ GlobalSecondaryIndexes }) => {
        GlobalSecondaryIndexes.push({ ...GlobalSecondaryIndexes[0], IndexName: 'byPhone' });
      }),
    ],
    [
      'code and memory of a function',
      edit('web', 'ApiappointmentscancelFunction', (_, resource) => {
        resource.Properties.MemorySize = 2048;
      }),
    ],
    [
      'backups that are kept longer',
      edit('data', 'BackupsPlan', ({ BackupPlan }) => {
        BackupPlan.BackupPlanRule[0].Lifecycle.DeleteAfterDays = 70;
      }),
    ],
  ])('%s', (_, change) => {
    expect(dangersOf(updateBy(change))).toEqual([]);
  });

  test('a whole new stage', () => {
    const updates = [{ before: undefined, after: deployed.data }];
    expect(dangersOf(updates)).toEqual([]);
    expect(changeLines(updates)).toEqual(['ClinicData is new']);
  });
});

test('an engineer reads what changes, and every route that goes', () => {
  const lines = changeLines(
    updateBy((next) => {
      const routes = Object.entries<Json>(next.web).filter(
        ([, { Type }]) => Type === 'AWS::ApiGatewayV2::Route',
      );
      for (const [id] of routes.slice(0, 8)) delete next.web[id];
      for (const resource of Object.values<Json>(next.web))
        if (resource.Type === 'AWS::Lambda::Function') resource.Properties.MemorySize = 3000;
    }),
  ).join('\n');
  expect(lines).toMatch(/^ClinicData doesn't change\nClinic\n/);
  expect(lines.match(/removes AWS::ApiGatewayV2::Route \((.+)\)/)?.[1]?.split(', ')).toHaveLength(8);
  expect(lines).toMatch(/changes AWS::Lambda::Function: MemorySize \(.+ and \d+ more\)/);
});

test('a reviewer reads which permission gets broader', () => {
  const update = updateBy(
    edit('web', 'ApiappointmentscancelRole', ({ Policies }) => {
      Policies[0].PolicyDocument.Statement.push({ Effect: 'Allow', Action: 'dynamodb:Scan', Resource: '*' });
    }),
  );
  const text = permissionTables(update).join('\n');
  expect(text).toContain('Permissions get broader in Clinic:');
  expect(text).toMatch(/│ \+ │ \* +│ Allow +│ dynamodb:Scan/);
  expect(permissionTables(updateBy(() => {}))).toEqual([]);
});
