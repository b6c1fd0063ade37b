import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { readCommand, type Verb } from './command.ts';
import { StageProblem } from './stage-problem.ts';

const cdk = 'node_modules/aws-cdk/bin/cdk';

/** Runs a script of the project, and ends this one if it fails. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(projectDirectory, script), ...args], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Deploys the very templates that the rehearsal has compared with the last release. */
function deploy(stage: string, options: readonly string[]): void {
  const assembly = `.cache/release/${stage}`;
  run('node_modules/vite/bin/vite.js', 'build', 'web');
  run('infra/release/run.ts', 'rehearse', stage);
  run(cdk, 'deploy', '--all', '--app', assembly, ...options);
  process.stdout.write(`If ${stage} is deployed now, run: npm run release -- ${stage} ${assembly}\n`);
}

const [verb, ...args] = process.argv.slice(2) as [Verb, ...string[]];
try {
  const { stage, options } = readCommand(verb, args, process.env.npm_config_call);
  if (verb === 'deploy') deploy(stage.name, options);
  else run(cdk, 'synth', '--quiet', '--app', `node infra/app.ts ${stage.name}`, ...options);
} catch (error) {
  if (!(error instanceof StageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
