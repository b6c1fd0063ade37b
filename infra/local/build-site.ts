import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir, siteDir } from './settings/settings.ts';
import { StartProblem } from './settings/start-problem.ts';

const webDir = join(projectDir, 'web');

const inputs = ['web', 'shared', 'package-lock.json'].map((name) => join(projectDir, name));
const notInputs = /^(dist|e2e|node_modules|\..*|.*\.test\.tsx?)$/;

/** Whether anything below a path changed after a given time. Folders count too: their time reveals deleted files. */
function changedSince(path: string, builtMs: number): boolean {
  const found = statSync(path);
  if (found.mtimeMs > builtMs) return true;
  if (!found.isDirectory()) return false;
  return readdirSync(path).some((name) => !notInputs.test(name) && changedSince(join(path, name), builtMs));
}

function isBuilt(): boolean {
  const index = join(siteDir, 'index.html');
  if (!existsSync(index)) return false;
  const builtMs = statSync(index).mtimeMs;
  return !inputs.some((path) => changedSince(path, builtMs));
}

/** Builds the site when its sources are newer, in a separate process so that the build's memory is released. */
export function buildSiteIfStale(): void {
  if (isBuilt()) return;
  console.log('Building the site…');
  const vite = join(projectDir, 'node_modules/vite/bin/vite.js');
  // Build into a temporary folder and swap it in: another system may be serving, or building, the same folder.
  const fresh = join(projectDir, '.cache', `site-${process.pid}`);
  const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', webDir, ...options], {
    cwd: projectDir,
    encoding: 'utf8',
    // Don't inherit NODE_ENV: under a test runner, the site would get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    throw new StartProblem('The site failed to build. See the errors above.');
  }
  rmSync(siteDir, { recursive: true, force: true });
  try {
    renameSync(fresh, siteDir);
  } catch (error) {
    // Two systems that start at the same time build the same site: the other one was faster.
    if (!isBuilt()) throw error;
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  // The swap changed the parent folder, which would otherwise look like a source newer than the build. Dates have no
  // fractions of a millisecond, but times of folders do.
  const justNow = new Date(Date.now() + 1);
  utimesSync(join(siteDir, 'index.html'), justNow, justNow);
}
