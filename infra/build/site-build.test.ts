import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSiteIfStale } from './site-build.ts';

/** A project whose site is one page, so that it builds fast. */
const root = mkdtempSync(join(tmpdir(), 'site-build-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['web/e2e', 'shared']) mkdirSync(join(root, folder), { recursive: true });

/** Writes a file with an old modification time, as from an archive or from `cp -p`. */
function write(path: string, text: string): void {
  const file = join(root, path);
  writeFileSync(file, text);
  utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
}

for (const file of ['package.json', 'package-lock.json']) write(file, '{}');
write('web/index.html', '<p>First</p>');

const page = join(root, 'web/dist/index.html');

/** Whether `buildSiteIfStale` built the site. A build replaces the folder, so the folder's inode changes. */
function builds(): boolean {
  const folder = join(root, 'web/dist');
  const before = statSync(folder, { throwIfNoEntry: false })?.ino;
  buildSiteIfStale(root);
  return statSync(folder).ino !== before;
}

test('the site is built once, and again when a source or the build is another one, whatever its time', () => {
  expect(builds()).toBe(true);
  expect(builds()).toBe(false);
  write('web/e2e/page.test.ts', 'export {};');
  write('web/page.test.ts', 'export {};');
  expect(builds()).toBe(false);

  write('web/index.html', '<p>Second</p>');
  expect(builds()).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain('Second');

  // Replace our build, as a build of another commit would.
  writeFileSync(page, '<p>Third</p>');
  expect(builds()).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain('Second');
});
