import { expect, test } from 'vitest';
import { refuseLicenses } from './licenses.ts';

const noticeOf = (license?: string) =>
  `# Licenses\n\n## zod - 4.6.7 (MIT)\n\nCopyright\n\n## left-pad - 1.0.0${license ? ` (${license})` : ''}\n\nIts text\n`;

test.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-or-later)', 'MIT OR Apache-2.0'])(
  'a package under %s may ship',
  (license) => {
    expect(() => refuseLicenses(noticeOf(license), { 'node_modules/left-pad': { license } })).not.toThrow();
  },
);

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MPL-2.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
  '(MIT AND GPL-3.0-or-later)',
  undefined,
])('a package under %s may ship neither with the site nor with functions', (license) => {
  const named = `left-pad (${license ?? 'no license named'})`;
  expect(() =>
    refuseLicenses(noticeOf('MIT'), { 'node_modules/a/node_modules/left-pad': { license } }),
  ).toThrow(`notice: ${named}.`);
  expect(() => refuseLicenses(noticeOf(license), {})).toThrow(`left-pad - 1.0.0 (`);
});

test('the project itself and what only builds and tests are not asked', () => {
  const locked = { '': {}, 'node_modules/left-pad': { license: 'GPL-3.0-only', dev: true } };
  expect(() => refuseLicenses(noticeOf('MIT'), locked)).not.toThrow();
});
