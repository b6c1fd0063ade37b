import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { runCommand } from '#infra/deploy/run-command.ts';
import { readAssembly } from '#infra/release/snapshot/assembly.ts';
import { readReleased } from '#infra/release/snapshot/store.ts';
import { StageProblem } from '#infra/stages/stage-problem.ts';
import { describeUpdate } from './describe.ts';
import { templateDiff } from './template-diff.ts';

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { templates: { type: 'string' } },
  });
  const [stage, folder] = positionals;
  if (stage === undefined || folder === undefined) {
    throw new StageProblem(
      'Name the stage and its synthesis: npm run describe-update -- prod .cache/release/prod [--templates FILE]',
    );
  }
  const next = readAssembly(stage, folder);
  const released = readReleased(stage, join(projectDirectory, 'infra/release/templates'));
  const diff = released === undefined ? '' : templateDiff(released, next);
  if (values.templates) writeFileSync(values.templates, diff);
  process.stdout.write(describeUpdate(released, next, diff));
});
