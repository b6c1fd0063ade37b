import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureNames, pictureSize } from './pictures.ts';

const folder = join(import.meta.dirname, '../../web/public/pictures');
const maxBytes = 14 * 1024;

test('there is a file for every name, and a name for every file', () => {
  expect(readdirSync(folder).toSorted()).toEqual(pictureNames.map((name) => `${name}.svg`).toSorted());
});

describe.each(pictureNames)('%s', (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');

  test('has the size that pages reserve', () => {
    const { width, height } = pictureSize;
    expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`));
  });

  test('is small and complete', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.trimEnd()).toMatch(/<\/svg>$/);
  });

  test('has dark-mode colors', () => {
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
