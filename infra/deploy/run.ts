import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/paths.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { checkCredentials } from './check-credentials.ts';
import { readCommand, type StageCommand, type Verb } from './command.ts';
import { compareSyntheses, refuseDangers } from './compare.ts';
import { runCommand } from './run-command.ts';
import { refuseSwallowed } from './swallowed-options.ts';

const cdk = 'node_modules/aws-cdk/bin/cdk';

/** Runs one of the project's scripts. If it fails, this process exits, since the script has printed the reason. */
function run(script: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(projectDirectory, script), ...args], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Deploys exactly the templates that were compared with the deployed ones. */
async function deploy({ stage, options, isSynthesized, allowed, profile }: StageCommand): Promise<void> {
  await checkCredentials(stage, profile);
  const assembly = `.cache/synth/${stage.name}`;
  if (!isSynthesized) {
    // Always build, because the lists of closed days begin on the day of the build.
    run('infra/build/run.ts');
    // Remove the copies of all code and files that earlier syntheses left in the folder.
    rmSync(join(projectDirectory, assembly), { recursive: true, force: true });
    run(cdk, 'synth', '--quiet', '--app', `node infra/app.ts ${stage.name}`, '--output', assembly);
  }
  await refuseDangers(stage, join(projectDirectory, assembly), { allowed, profile });
  run(cdk, 'deploy', '--all', '--app', assembly, ...options);
}

const [verb, ...args] = process.argv.slice(2) as [Verb | 'compare', ...string[]];
await runCommand(() => {
  refuseSwallowed(verb);
  if (verb === 'compare') {
    const [stage, base, head] = args;
    if (!stage || !base || !head)
      throw new CommandProblem('Name the stage and two syntheses: npm run compare -- prod BASE HEAD');
    process.stdout.write(`${compareSyntheses(stage, base, head)}\n`);
    return;
  }
  const command = readCommand(verb, args, process.env.npm_config_call);
  if (verb === 'deploy') return deploy(command);
  const { stage, options } = command;
  return run(cdk, 'synth', '--quiet', '--app', `node infra/app.ts ${stage.name}`, ...options);
});
