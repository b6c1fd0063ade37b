import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { stages } from '#infra/stages/read-stage.ts';
import { prod, trial } from '#infra/testing/cloud/example-stages.ts';
import { required } from '#shared/required.ts';
import { checkRepository, deliveringRepository, deliveryApp, readRolesCommand } from './delivery-roles.ts';

const outdir = mkdtempSync(join(tmpdir(), 'delivery-'));
afterAll(() => rmSync(outdir, { recursive: true }));

const repository = 'repo:desertcare@987/clinics@654';
// AWS's Control Tower rules run as well: an unexplained finding fails the synthesis.
const { stacks } = deliveryApp([trial, prod], repository, outdir).synth();
const template = Template.fromJSON(stacks[0]?.template);
const text = (value: unknown) => JSON.stringify(value);

test('one stack holds the account’s provider and a role for each stage', () => {
  expect(stacks.map(({ stackName }) => stackName)).toEqual(['ClinicDelivery']);
  template.hasResourceProperties('AWS::IAM::OIDCProvider', {
    Url: 'https://token.actions.githubusercontent.com',
    ClientIdList: ['sts.amazonaws.com'],
  });
  template.resourceCountIs('AWS::IAM::Role', 2);
  expect(Object.keys(template.findOutputs('*'))).toEqual(['DeployRoletrial', 'DeployRoleprod']);
});

test.each([trial, prod])('$name: only its environment, from main, may take on the role', ({ name }) => {
  const [role] = Object.values(
    template.findResources('AWS::IAM::Role', {
      Properties: { Description: `What GitHub's environment ${name} deploys with` },
    }),
  );
  const { Statement } = required(role, 'role').Properties.AssumeRolePolicyDocument;
  expect(Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: { Ref: expect.stringMatching(/^GitHub/) } },
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': `${repository}:environment:${name}`,
          'token.actions.githubusercontent.com:ref': 'refs/heads/main',
        },
      },
    },
  ]);
  expect(role?.Properties.ManagedPolicyArns).toBeUndefined();
});

test.each([
  { name: 'trial', regions: ['us-west-2'] },
  { name: 'prod', regions: ['us-west-2', 'us-east-1'] },
])(
  '$name: the role may take on the two of the bootstrap in $regions, and read its own stacks',
  ({ name, regions }) => {
    const policies = Object.values(template.findResources('AWS::IAM::Policy'));
    const own = policies.filter(({ Properties }) => text(Properties.Roles).includes(`Deploy${name}`));
    expect(own).toHaveLength(1);
    const [statement, reading, ...others] = required(own[0], 'policy').Properties.PolicyDocument.Statement;
    expect(others).toEqual([]);
    expect(reading.Action).toEqual(['cloudformation:DescribeStacks', 'cloudformation:GetTemplate']);
    const suffix = name === 'prod' ? '' : '-trial';
    for (const stack of ['Clinic', 'ClinicData', 'ClinicFirewall', 'ClinicWatch'])
      expect(text(reading.Resource)).toContain(`:stack/${stack}${suffix}/*`);
    expect([statement.Effect, statement.Action]).toEqual(['Allow', 'sts:AssumeRole']);
    expect(statement.Resource).toHaveLength(2 * regions.length);
    expect(text(statement.Resource)).toContain(':role/cdk-hnb659fds-deploy-role-');
    expect(text(statement.Resource)).toContain(':role/cdk-hnb659fds-file-publishing-role-');
    for (const region of regions)
      expect(text(statement.Resource).match(new RegExp(`-${region}"`, 'g'))).toHaveLength(2);
    expect(text(statement.Resource)).not.toContain('*');
  },
);

test.each([
  ['repo:example@1/clinics@2', 'is still the example'],
  [deliveringRepository, 'is still the example'],
  ['repo:desertcare/clinics', 'must be repo:OWNER@ID/NAME@ID'],
  ['repo:desertcare@1/*', 'must be repo:OWNER@ID/NAME@ID'],
  ['desertcare@1/clinics@2', 'must be repo:OWNER@ID/NAME@ID'],
])('no role is made for the repository %s', (name, problem) => {
  expect(() => checkRepository(name)).toThrow(problem);
});

test('the command takes the stages of one account, then the CDK’s options', () => {
  expect(readRolesCommand(['trial', 'prod', '--profile', 'x'])).toEqual({
    stages: [stages.trial, stages.prod],
    options: ['--profile', 'x'],
  });
  expect(() => readRolesCommand(['--profile', 'x'])).toThrow('Name every stage of the account');
  expect(() => readRolesCommand(['prd'])).toThrow("There is no stage 'prd'");
});

test('the command itself refuses the example, before it asks for credentials', () => {
  const { status, stderr } = spawnSync(process.execPath, ['infra/ops/delivery-roles.ts', 'prod'], {
    cwd: projectDirectory,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('deliveringRepository is still the example')]);
});
