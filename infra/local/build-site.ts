import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const webDir = join(projectDir, 'web');

export const siteDir = join(webDir, 'dist');

const inputs = ['web', 'shared', 'package-lock.json'].map((name) => join(projectDir, name));
const notInputs = /^(dist|e2e|node_modules|\..*|.*\.test\.tsx?)$/;

/** Whether anything below a path changed after a moment. A folder counts too: its time tells of deleted files. */
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

/** Builds the site when what it is made of is newer. In a process of its own, whose memory goes with it. */
export function buildSiteIfStale(): void {
  if (isBuilt()) return;
  console.log('Building the site …');
  const vite = join(projectDir, 'node_modules/vite/bin/vite.js');
  // Aside, then put in place at once: another system may be serving, or building, the same folder.
  const fresh = join(projectDir, '.cache', `site-${process.pid}`);
  const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', webDir, ...options], {
    cwd: projectDir,
    encoding: 'utf8',
    // Whoever starts it: under a test runner, say, React would be its development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) {
    process.stderr.write(stdout + stderr);
    throw new StartProblem('The site could not be built; see above.');
  }
  rmSync(siteDir, { recursive: true, force: true });
  renameSync(fresh, siteDir);
  // Putting it in place changed the folder around it, which would look like an input newer than the site.
  const now = new Date();
  utimesSync(join(siteDir, 'index.html'), now, now);
}
