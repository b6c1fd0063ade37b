import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from './paths.ts';

/** The folder of the built site. */
export const siteDirectory = join(projectDirectory, 'web/dist');

/** The site's build failed. Vite has already printed the reason. */
export class SiteBuildFailed extends Error {}

const inputs = ['web', 'shared', 'package.json', 'package-lock.json'];
const notInputs = /^(dist|e2e|node_modules|\..*|.*\.test\.tsx?)$/;

/** The files below a path, in the same order on every file system. */
function filesBelow(path: string, isSkipped: (name: string) => boolean): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !isSkipped(name));
  return names.toSorted().flatMap((name) => filesBelow(join(path, name), isSkipped));
}

/**
 * A hash of paths and contents, without modification times: a checkout, a copy and an unpacked archive each
 * set them differently.
 */
function hashOf(root: string, paths: readonly string[], isSkipped = (_name: string) => false): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path), isSkipped))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** The hashes of the last build's inputs and of its output. */
interface BuildRecord {
  inputs: string;
  output: string;
}

const recordOf = (root: string) => join(root, '.cache/site-build.json');

const inputsHash = (root: string) => hashOf(root, inputs, (name) => notInputs.test(name));

/** Whether `web/dist` is the build of exactly these sources. */
function isBuilt(root: string): boolean {
  const site = join(root, 'web/dist');
  if (!existsSync(recordOf(root)) || !existsSync(site)) return false;
  const record: BuildRecord = JSON.parse(readFileSync(recordOf(root), 'utf8'));
  return record.output === hashOf(site, ['.']) && record.inputs === inputsHash(root);
}

/** Builds the site, even if it's up to date. Throws SiteBuildFailed. */
export function buildSite(root = projectDirectory, logLevel: 'info' | 'warn' = 'warn'): void {
  const vite = join(projectDirectory, 'node_modules/vite/bin/vite.js');
  // Build into a temporary folder and swap it in: another system may be serving, or building, the same
  // folder.
  const fresh = join(root, '.cache', `site-${process.pid}`);
  // Hash before the build: a source that changes during the build must not count as built.
  const hash = inputsHash(root);
  const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', logLevel];
  // Build in a separate process, so that its memory is released.
  const { status } = spawnSync(process.execPath, [vite, 'build', join(root, 'web'), ...options], {
    cwd: root,
    // Send warnings and errors to stderr: other programs read the standard output of some commands.
    stdio: ['ignore', logLevel === 'info' ? 'inherit' : process.stderr.fd, 'inherit'],
    // Don't inherit NODE_ENV: under a test runner, the site would get React's development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new SiteBuildFailed('The site failed to build. See the errors above.');
  const record: BuildRecord = { inputs: hash, output: hashOf(fresh, ['.']) };
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(recordOf(root), JSON.stringify(record));
  const site = join(root, 'web/dist');
  rmSync(site, { recursive: true, force: true });
  try {
    renameSync(fresh, site);
  } catch (error) {
    // Two systems that start at the same time build the same site. If the other one finished first, its build
    // is just as good.
    if (!isBuilt(root)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Builds the site unless `web/dist` is the build of exactly these sources. Throws SiteBuildFailed. */
export function buildSiteIfStale(root = projectDirectory): void {
  if (isBuilt(root)) return;
  process.stderr.write('Building the site…\n');
  buildSite(root);
}
