import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { refuseSwallowed } from '#infra/deploy/swallowed-options.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { accepted } from './accepted.ts';
import { compare } from './compare.ts';
import { reportLines } from './report.ts';
import { readAssembly } from './snapshot/assembly.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { readReleased, writeReleased } from './snapshot/store.ts';

const templates = join(projectDirectory, 'infra/release/templates');

/** Synthesizes a stage to a folder of its own. Exits if that fails: the synthesis has said why. */
function synthesize(stage: string): string {
  const directory = join(projectDirectory, '.cache/release', stage);
  // Each synthesis leaves copies of all code and files.
  rmSync(directory, { recursive: true, force: true });
  const script = join(projectDirectory, 'infra/deploy/run.ts');
  const { status } = spawnSync(process.execPath, [script, 'synth', stage, '--output', directory], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return directory;
}

function release(next: Snapshot): void {
  writeReleased(next, templates);
  process.stdout.write(
    `Commit infra/release/templates/${next.stage}: the next update is compared with it.\n`,
  );
}

/** Prints what an update does, and lets the process exit with 1 if it's refused. */
function rehearse(next: Snapshot): void {
  const released = readReleased(next.stage, templates);
  if (released === undefined) {
    process.stdout.write(
      `infra/release/templates has no release of ${next.stage}, so there is nothing to compare it with.\n`,
    );
    return;
  }
  const comparison = compare(released, next, accepted);
  process.stdout.write(`${reportLines(next.stage, comparison).join('\n')}\n`);
  if (comparison.refusals.length + comparison.stale.length > 0) process.exitCode = 1;
}

const commands = { rehearse, release };

const [name, stage, folder] = process.argv.slice(2) as [keyof typeof commands, string?, string?];
await runCommand(() => {
  refuseSwallowed(name);
  if (stage === undefined) {
    throw new StageProblem(`Name the stage: npm run ${name} -- prod [a folder that a synthesis wrote]`);
  }
  commands[name](readAssembly(stage, folder ?? synthesize(stage)));
});
