import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { accepted } from './accepted.ts';
import { compare } from './compare.ts';
import { reportLines } from './report.ts';
import { readAssembly } from './snapshot/assembly.ts';
import { readReleased, writeReleased } from './snapshot/store.ts';

const templates = join(projectDirectory, 'infra/release/templates');

/** Synthesizes a stage to a folder of its own. Ends this command if that fails: the synthesis says why. */
function synthesize(stage: string): string {
  const directory = join(projectDirectory, '.cache/release', stage);
  // Each synthesis leaves copies of all code and files.
  rmSync(directory, { recursive: true, force: true });
  const script = join(projectDirectory, 'infra/stages/run.ts');
  const { status } = spawnSync(process.execPath, [script, 'synth', stage, '--output', directory], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return directory;
}

const [command, stage, folder] = process.argv.slice(2);
if (stage === undefined) {
  process.stderr.write(`Name the stage: npm run ${command} -- prod [a folder that a synthesis wrote]\n`);
  process.exit(1);
}
const next = readAssembly(stage, folder ?? synthesize(stage));
const released = readReleased(stage, templates);

if (command === 'release') {
  writeReleased(next, templates);
  process.stdout.write(`Commit infra/release/templates/${stage}: the next update is compared with it.\n`);
} else if (released === undefined) {
  process.stdout.write(
    `infra/release/templates has no release of ${stage}, so there is nothing to compare it with.\n`,
  );
} else {
  const comparison = compare(released, next, accepted);
  process.stdout.write(`${reportLines(stage, comparison).join('\n')}\n`);
  process.exitCode = comparison.refusals.length + comparison.stale.length > 0 ? 1 : 0;
}
