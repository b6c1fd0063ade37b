import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnResource, Stack, Tags } from 'aws-cdk-lib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { compareSyntheses, refuseDangers } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
let cloud: DeployedStage;
let written = '';

beforeEach(async () => {
  mkdirSync(folder, { recursive: true });
  cloud = new DeployedStage();
  await cloud.start();
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  cloud.stop();
  rmSync(folder, { recursive: true });
});

const account = prod.account;

/** Synthesizes a stage of two stacks, whose table has these properties. */
function synthesize(directory: string, table: Record<string, unknown>, stage = 'prod'): string {
  const app = new App({ outdir: join(folder, directory) });
  const env = { account, region: prod.region };
  for (const [stackName, type, properties] of [
    ['ClinicData', 'AWS::DynamoDB::Table', table],
    ['Clinic', 'AWS::ApiGatewayV2::Route', { ApiId: 'api', RouteKey: 'GET /api/health' }],
  ] as const) {
    const stack = new Stack(app, stackName, { env, terminationProtection: true });
    Tags.of(stack).add('stage', stage);
    const resource = new CfnResource(stack, 'One', { type, properties });
    resource.addOverride('DeletionPolicy', type.endsWith('Table') ? 'Retain' : undefined);
  }
  return app.synth().directory;
}

const keys = (name: string) => ({ KeySchema: [{ AttributeName: name, KeyType: 'HASH' }] });

/** Deploys a synthesis to the fake CloudFormation. */
async function deploy(directory: string): Promise<void> {
  const { CloudAssembly } = await import('aws-cdk-lib/cx-api');
  for (const { stackName, template } of new CloudAssembly(directory).stacks)
    cloud.templates.set(stackName, template);
}

const compare = (directory: string, ...allowed: string[]) => refuseDangers(prod, directory, { allowed });

test('a stage that was never deployed is new', async () => {
  cloud.stacks.clear();
  await compare(synthesize('next', keys('a')));
  expect(written).toBe('Clinic is new\nClinicData is new\n');
});

test('what is deployed already doesn’t change', async () => {
  const directory = synthesize('next', keys('a'));
  await deploy(directory);
  await compare(directory);
  expect(written).toBe("Clinic doesn't change\nClinicData doesn't change\n");
});

test('a table that would be replaced is refused with what to type, until it is allowed', async () => {
  await deploy(synthesize('deployed', keys('a')));
  const next = synthesize('next', keys('b'));
  await expect(compare(next)).rejects.toThrow(
    /^Nothing was deployed\.\n\nRefused, [^\n]+\n {2}One: AWS::DynamoDB::Table would be replaced [^\n]+\nIf each is meant, add: --allow One$/,
  );
  await compare(next, 'One');
  expect(written).toContain('replaces AWS::DynamoDB::Table: KeySchema (One)');
});

test('an --allow of nothing that is refused is refused itself', async () => {
  const directory = synthesize('next', keys('a'));
  await deploy(directory);
  await expect(compare(directory, 'Two')).rejects.toThrow('--allow Two names nothing that is refused');
});

test('a profile that may not read what is deployed deploys nothing', async () => {
  const directory = synthesize('next', keys('a'));
  await deploy(directory);
  cloud.refusal = 'AccessDenied';
  await expect(compare(directory)).rejects.toThrow('AccessDenied');
});

test('the synthesis of another stage, and a folder without one, are refused', async () => {
  await expect(compare(synthesize('next', keys('a'), 'trial'))).rejects.toThrow('is not of prod');
  writeFileSync(join(folder, 'file'), '');
  await expect(compare(folder)).rejects.toThrow(`No synthesis wrote ${folder}`);
});

test('a reviewer reads what a pull request does, and what a deployment would refuse of it', () => {
  const text = compareSyntheses('prod', synthesize('base', keys('a')), synthesize('head', keys('b')));
  expect(text).toMatch(/^Clinic doesn't change\nClinicData\n {2}replaces .+\n\nRefused, /);
  expect(text).toContain('--allow One');
});
