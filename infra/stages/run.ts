import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { readCommand, type Verb } from './command.ts';
import { StageProblem } from './stage-problem.ts';

/** Runs a package's command, and ends this one if it fails. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(projectDirectory, 'node_modules', script), ...args], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [verb, ...args] = process.argv.slice(2) as [Verb, ...string[]];
try {
  const { stage, options } = readCommand(verb, args, process.env.npm_config_call);
  const app = ['--app', `node infra/app.ts ${stage.name}`];
  if (verb === 'deploy') run('vite/bin/vite.js', 'build', 'web');
  run('aws-cdk/bin/cdk', verb, ...(verb === 'deploy' ? ['--all'] : ['--quiet']), ...app, ...options);
} catch (error) {
  if (!(error instanceof StageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
