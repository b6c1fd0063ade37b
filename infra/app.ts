import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from './build/bundle.ts';
import { projectDirectory } from './build/bundle-paths.ts';
import { clinicCloud } from './stacks/clinic-cloud.ts';
import { addControlTowerRules } from './stacks/rules/rule-packs.ts';
import { defaultStage, readStage } from './stages/read-stage.ts';
import { StageProblem } from './stages/stage-problem.ts';

const siteDirectory = join(projectDirectory, 'web/dist');
const functionsDirectory = join(projectDirectory, '.cache/functions');

/** Builds the site if there is no build yet. `npm run deploy` always makes a new one. */
function buildSiteIfMissing(): void {
  if (existsSync(join(siteDirectory, 'index.html'))) return;
  const vite = join(projectDirectory, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: projectDirectory,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new StageProblem('The site could not be built: mend what is said above, and try again.');
}

try {
  // Before anything is built: a mistake in the settings must not cost a build.
  const stage = readStage(process.argv[2] ?? defaultStage);
  buildSiteIfMissing();
  await bundleFunctions(functionsDirectory);
  const app = clinicCloud({ siteDirectory, functionsDirectory, stage });
  addControlTowerRules(app);
  app.synth();
} catch (error) {
  if (!(error instanceof StageProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
