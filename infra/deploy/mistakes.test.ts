import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { deployedTables } from '#infra/ops/restore/copies.ts';
import { deployedProof } from '#infra/ops/rotate-origin-proof.ts';
import { stageList } from '#infra/stages/read-stage.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { DeployedStage } from '#infra/testing/cloud/deployed-stage.ts';
import { prod } from '#infra/testing/cloud/example-stages.ts';
import { checkCredentials } from './check-credentials.ts';
import { runCommand } from './run-command.ts';

/** The first work of each command that talks to AWS. */
const commands: Record<string, (stage: Stage) => Promise<unknown>> = {
  deploy: (stage) => checkCredentials(stage),
  'rotate-origin-proof': deployedProof,
  restore: deployedTables,
};

let cloud: DeployedStage;

beforeEach(async () => {
  cloud = new DeployedStage();
  await cloud.start();
});

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
  cloud.stop();
});

/** The output of a command that fails. */
async function readFrom(work: () => Promise<unknown>): Promise<string> {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand(async () => void (await work()));
  expect(process.exitCode).toBe(1);
  return written.mock.calls.join('');
}

/** Removes all sources of credentials but this profile. */
function leaveOnly(profile: string): void {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere/config');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere/credentials');
  vi.stubEnv('AWS_PROFILE', profile);
}

describe.each(Object.keys(commands))('%s says in a sentence what to do', (name) => {
  const command = (stage = prod) => commands[name]?.(stage) ?? expect.fail();

  test.each(['', 'mistyped'])('without credentials (profile “%s”)', async (profile) => {
    leaveOnly(profile);
    expect(await readFrom(command)).toMatch(
      profile === ''
        ? /^There are no credentials for AWS \(Could not .+\): sign in again, or name another profile .+\.\n$/
        : /^There are no credentials for AWS in the profile “mistyped” \(Could not .+\): sign in again, .+\.\n$/,
    );
  });

  test.each([
    ['ExpiredToken', /^The credentials for AWS have expired: sign in again, .+\.\n$/],
    ['InvalidClientTokenId', /^AWS doesn't know these credentials .+ enabled the region\.\n$/],
    ['ServiceUnavailable', /^AWS refused this \(ServiceUnavailable\): ServiceUnavailable at this stage\.\n$/],
  ])('when AWS answers %s', async (refusal, sentence) => {
    cloud.refusal = refusal;
    expect(await readFrom(command)).toMatch(sentence);
  });

  test('when AWS cannot be reached', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL', 'http://127.0.0.1:9');
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    expect(await readFrom(command)).toMatch(/^AWS can't be reached \(.+\): check the network, .+\.\n$/);
  });

  test('with a profile of another account', async () => {
    expect(await readFrom(() => command({ ...prod, account: '210987654321' }))).toBe(
      'The AWS profile is for account 123456789012, infra/stages/prod.ts for 210987654321: use a profile of that account.\n',
    );
  });
});

describe.each(['rotate-origin-proof', 'restore'])('%s says to deploy the stage first', (name) => {
  test.each(['the stack', 'what it looks for in it'])('without %s', async (lacking) => {
    if (lacking === 'the stack') cloud.stacks.clear();
    else cloud.resources.length = 0;
    expect(await readFrom(() => commands[name]?.(prod) ?? expect.fail())).toMatch(
      /^There is no .+: deploy the stage first, with npm run deploy -- prod\.\n$/,
    );
  });
});

test('deploy goes on with a stage that is new', async () => {
  cloud.stacks.clear();
  await checkCredentials({ ...prod, account: '210987654321' });
});

test('deploy says how to sign in with a profile that needs the code of a second factor', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profiles-'));
  const file = join(folder, 'config');
  const role = ['role_arn = arn:aws:iam::123456789012:role/x', 'source_profile = base', 'mfa_serial = x'];
  const keys = ['aws_access_key_id = x', 'aws_secret_access_key = x'];
  writeFileSync(file, ['[profile base]', ...keys, '[profile mfa]', ...role].join('\n'));
  leaveOnly('');
  vi.stubEnv('AWS_CONFIG_FILE', file);
  expect(await readFrom(() => checkCredentials(prod, 'mfa'))).toMatch(
    /^This profile asks for the code of a second factor: sign in .+\n$/,
  );
  rmSync(folder, { recursive: true });
});

test('deploy names the profile that has no credentials', async () => {
  leaveOnly('');
  expect(await readFrom(() => checkCredentials(prod, 'typo'))).toContain('in the profile “typo”');
});

test('an error that is our fault keeps its stack', async () => {
  const fault = new TypeError('x is undefined');
  await expect(runCommand(() => Promise.reject(fault))).rejects.toBe(fault);
});

/** A command's standard output and error together. */
function spawned(script: string, args: readonly string[]): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(projectDirectory, script), ...args], (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: `${out}${err}` }),
    );
  });
}

const deploy = 'infra/deploy/run.ts';
const stages = stageList();
const noStage = `There is no stage 'prd'. ${stages}\n`;

test.concurrent.each<[string, string[], string]>([
  [deploy, ['deploy'], `Name the stage to deploy: npm run deploy -- <stage>. ${stages}\n`],
  [deploy, ['synth', 'prod', '--app', 'x'], '--app would deploy something other than this stage.\n'],
  [deploy, ['compare', 'prod'], 'Name the stage and two syntheses: npm run compare -- prod BASE HEAD\n'],
  ['infra/ops/rotate-origin-proof.ts', ['prd'], noStage],
])('node %s %j writes its sentence and nothing else', async (script, args, sentence) => {
  expect(await spawned(script, args)).toEqual({ code: 1, said: sentence });
});
