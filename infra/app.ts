import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundleFunctions } from './build/bundle.ts';
import { projectDirectory } from './build/paths.ts';
import { buildSiteIfStale, SiteBuildFailed, siteDirectory } from './build/site-build.ts';
import { clinicCloud } from './stacks/clinic-cloud.ts';
import { addControlTowerRules } from './stacks/rules/control-tower.ts';
import { CommandProblem } from './stages/command-problem.ts';
import { defaultStage, readStage } from './stages/read-stage.ts';

/** The commit that is checked out, marked if files differ from it; `unknown` outside a repository. */
function currentCommit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: projectDirectory, encoding: 'utf8' }).stdout?.trim() ?? '';
  const changes = git('status', '--porcelain') === '' ? '' : ' with uncommitted changes';
  return `${git('rev-parse', 'HEAD') || 'unknown'}${changes}`;
}

const functionsDirectory = join(projectDirectory, '.cache/functions');

try {
  // Read the settings first, so that a mistake in them is reported before the build, not after it.
  const stage = readStage(process.argv[2] ?? defaultStage);
  buildSiteIfStale();
  await bundleFunctions(functionsDirectory);
  const app = clinicCloud({ siteDirectory, functionsDirectory, stage, commit: currentCommit() });
  addControlTowerRules(app);
  app.synth();
} catch (error) {
  if (!(error instanceof CommandProblem || error instanceof SiteBuildFailed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
