import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { stages } from '#infra/stages/read-stage.ts';
import { workflowFaults } from './workflow-faults.ts';

const read = (path: string) => readFileSync(join(projectDirectory, path), 'utf8');
const workflows = globSync('.github/workflows/*.yml', { cwd: projectDirectory });

test.each(workflows)('%s has no fault', async (path) => {
  expect(await workflowFaults(path, read(path))).toEqual([]);
});

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const deploying = '.github/workflows/deploy-stage.yml';

test.each([
  ['a mistyped key', 'verify.yml', 'timeout-minutes: 10', 'timeout-minute: 10', 'unexpected key'],
  ['a job that isn’t there', 'deliver.yml', 'needs: verify\n', 'needs: verified\n', 'which does not exist'],
  [
    'an unknown permission',
    'check.yml',
    'pull-requests: write',
    'pull-request: write',
    'unknown permission scope',
  ],
  [
    'a stranger’s text in a command',
    'check.yml',
    '"$NUMBER"',
    `"\${{ github.head_ref }}"`,
    'potentially untrusted',
  ],
  [
    'any expression in a command',
    'deploy-stage.yml',
    '"$STAGE" --synthesized',
    `\${{ vars.STAGE }}`,
    'filled into a command',
  ],
  [
    'a stranger’s code with our rights',
    'check.yml',
    '  pull_request:',
    '  pull_request_target:',
    'a stranger’s pull request',
  ],
  [
    'an action by its tag',
    'verify.yml',
    `actions/checkout@${commit}`,
    'actions/checkout@v7',
    'is not pinned',
  ],
  ['a commit without its version', 'verify.yml', `${commit} # v7.0.1`, commit, 'the version is missing'],
  [
    'credentials left in the checkout',
    'verify.yml',
    'persist-credentials: false',
    'fetch-depth: 1',
    'keeps its credentials',
  ],
  [
    'permissions for all jobs',
    'check.yml',
    'permissions: {}',
    'permissions: { contents: write }',
    'permissions that they don’t name',
  ],
  [
    'a job without permissions',
    'verify.yml',
    '    permissions:\n      contents: read\n',
    '',
    'no permissions are named',
  ],
  ['a job that may run for hours', 'verify.yml', '    timeout-minutes: 10\n', '', 'no timeout'],
  [
    'a role without an approval',
    'deploy-stage.yml',
    `    environment: \${{ inputs.stage }}\n`,
    '',
    'without an environment',
  ],
  [
    'a role beside the right to write',
    'deploy-stage.yml',
    'contents: read',
    'contents: write',
    'may write to the repository',
  ],
  ['packages’ scripts beside a role', 'deploy-stage.yml', ' --ignore-scripts', '', 'packages run scripts'],
  [
    'a cache beside a role',
    'deploy-stage.yml',
    'package-manager-cache: false',
    'cache: npm',
    'reads a cache',
  ],
  [
    'a deployment that is cut off',
    'deliver.yml',
    'cancel-in-progress: false',
    'cancel-in-progress: true',
    'cut off',
  ],
])('%s is found', async (_, file, good, bad, fault) => {
  const path = `.github/workflows/${file}`;
  const text = read(path);
  expect(text).toContain(good);
  const faults = await workflowFaults(path, text.replace(good, bad));
  expect(faults.join('\n')).toContain(fault);
});

test('the stages are deployed in order, and each has an environment of its own', () => {
  const { jobs } = parse(read('.github/workflows/deliver.yml'));
  expect([jobs.trial.with, jobs.prod.with]).toEqual([{ stage: 'trial' }, { stage: 'prod' }]);
  expect(jobs.trial.needs).toContain('verify');
  expect(jobs.prod.needs).toBe('trial');
  for (const name of ['trial', 'prod']) expect(Object.keys(stages)).toContain(name);
  expect(parse(read(deploying)).jobs.deploy.environment).toBe(`\${{ inputs.stage }}`);
});

test('a workflow runs only commands that package.json has', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = workflows.flatMap((path) =>
    Array.from(read(path).matchAll(/npm run (?:--silent )?([\w-]+)/g), ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the workflows verify all that .ci/run does', () => {
  const { jobs } = parse(read('.github/workflows/verify.yml'));
  const projects = JSON.stringify(jobs.tests.strategy).match(/--project \w+/g) ?? [];
  const known = Array.from(
    read('vitest.config.ts').matchAll(/name: '(\w+)'/g),
    ([, name]) => `--project ${name}`,
  );
  expect(new Set(projects)).toEqual(new Set(known));
  const all = read('.github/workflows/verify.yml');
  const commands = read('.ci/run').match(/npm run \w+/g) ?? [];
  expect(commands.filter((command) => !all.includes(command))).toEqual([]);
});
