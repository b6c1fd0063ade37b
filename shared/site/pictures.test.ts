import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureNames, pictureSize } from './pictures.ts';

const folder = join(import.meta.dirname, '../../web/public/pictures');
const longestBytes = 14 * 1024;

test('every picture is drawn, and no drawing is without a place', () => {
  expect(readdirSync(folder).toSorted()).toEqual(pictureNames.map((name) => `${name}.svg`).toSorted());
});

describe.each(pictureNames)('%s', (name) => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');

  test('has the size that pages keep for it', () => {
    const { width, height } = pictureSize;
    expect(svg).toMatch(new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}"`));
  });

  test('is light to load, and whole', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(longestBytes);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.trimEnd()).toMatch(/<\/svg>$/);
  });

  test('has a night of its own', () => {
    expect(svg).toContain('prefers-color-scheme:dark');
  });
});
