import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { stageSchema } from '#infra/stages/stage.ts';

const textOf = (path: string) => readFileSync(join(projectDirectory, path), 'utf8');

const pages = ['README.md', ...globSync('infra/**/*.md', { cwd: projectDirectory })];
const guide = pages.map(textOf).join('\n');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

const linked = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g;
const named = /`((?:shared|functions|web|infra)\/[\w./-]+)`/g;

/** The anchors that a Markdown renderer gives a page's headings. */
function anchorsOf(path: string): string[] {
  // Leave out code blocks, in which # begins a comment.
  const prose = textOf(path).replace(/^( *)```.*?^\1```$/gms, '');
  return Array.from(prose.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const isMissing = (path: string) => !existsSync(join(projectDirectory, path));

test.each(pages)('every file and section that %s links to or names exists', (page) => {
  const text = textOf(page);
  expect(Array.from(text.matchAll(named), ([, path = '']) => path).filter(isMissing)).toEqual([]);
  for (const [link, path = '', anchor] of text.matchAll(linked)) {
    const target = path === '' ? page : join(dirname(page), path);
    expect([link, isMissing(target)]).toEqual([link, false]);
    if (anchor !== undefined)
      expect([link, anchorsOf(target)]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

test('every npm script that a page names exists', () => {
  const names = Array.from(guide.matchAll(/npm run (?:--silent )?([\w-]+)/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect([...new Set(names)].filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the README links to every page of the guide', () => {
  const readme = textOf('README.md');
  expect(pages.filter((page) => page.startsWith('infra/') && !readme.includes(`(${page}`))).toEqual([]);
});

test('every output of a stack that a page names is one of prod’s', () => {
  const stack = textOf('infra/stacks/web-stack.ts');
  const outputs = Array.from(stack.matchAll(/new CfnOutput\(this, '(\w+)'/g), ([, name]) => name);
  const printed = Array.from(guide.matchAll(/^\s*Clinic\.(\w+) = /gm), ([, name = '']) => name);
  const quoted = Array.from(guide.matchAll(/outputs? `(\w+)`/g), ([, name = '']) => name);
  expect(printed.length * quoted.length).toBeGreaterThan(0);
  expect([...printed, ...quoted].filter((name) => !outputs.includes(name))).toEqual([]);
});

test('the table of settings has all of them, and no other', () => {
  const [, table = ''] = textOf('infra/guide/stages.md').split('\n## Settings\n');
  const rows = (table.split('\n## ')[0] ?? '').matchAll(/^\| (`.+?) \|/gm);
  const settings = Array.from(rows, ([, cell = '']) => cell.match(/\w+/g) ?? []).flat();
  expect(settings.toSorted()).toEqual(
    Object.keys(stageSchema.shape)
      .filter((name) => name !== 'name')
      .toSorted(),
  );
});

test('the README stays short', () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});
