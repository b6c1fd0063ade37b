import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';

const pages = ['README.md', ...globSync('infra/**/*.md', { cwd: projectDirectory })];

const linked = /\]\((?!https?:)([^)#]+)\)/g;
const named = /`((?:shared|functions|web|infra)\/[\w./-]+)`/g;

test.each(pages)('every file that %s links to or names exists', (page) => {
  const text = readFileSync(join(projectDirectory, page), 'utf8');
  const paths = [
    ...Array.from(text.matchAll(linked), ([, path = '']) => join(dirname(page), path)),
    ...Array.from(text.matchAll(named), ([, path = '']) => path),
  ];
  expect(paths.filter((path) => !existsSync(join(projectDirectory, path)))).toEqual([]);
});

test('the README stays short', () => {
  const lines = readFileSync(join(projectDirectory, 'README.md'), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
});
