import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { checkCredentials } from './check-credentials.ts';
import { readCommand, type StageCommand, type Verb } from './command.ts';
import { runCommand } from './run-command.ts';
import { refuseSwallowed } from './swallowed-options.ts';

const cdk = 'node_modules/aws-cdk/bin/cdk';

/** Runs a script of the project, and ends this one if it fails: the script has said why. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(projectDirectory, script), ...args], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Deploys the very templates that the rehearsal has compared with the last release. */
async function deploy({ stage, options, isRehearsed }: StageCommand): Promise<void> {
  await checkCredentials(stage, options);
  const assembly = `.cache/release/${stage.name}`;
  if (isRehearsed) {
    run('infra/release/run.ts', 'rehearse', stage.name, assembly);
  } else {
    // Always, because the lists of closed days begin on the day of the build.
    run('infra/build/run.ts');
    run('infra/release/run.ts', 'rehearse', stage.name);
  }
  run(cdk, 'deploy', '--all', '--app', assembly, ...options);
  process.stdout.write(
    `If ${stage.name} is deployed now, run: npm run release -- ${stage.name} ${assembly}\n`,
  );
}

const [verb, ...args] = process.argv.slice(2) as [Verb, ...string[]];
await runCommand(() => {
  refuseSwallowed(verb);
  const command = readCommand(verb, args, process.env.npm_config_call);
  if (verb === 'deploy') return deploy(command);
  const { stage, options } = command;
  return run(cdk, 'synth', '--quiet', '--app', `node infra/app.ts ${stage.name}`, ...options);
});
