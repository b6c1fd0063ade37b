/**
 * Subsets the two fonts to the characters that the site uses, in English and Spanish.
 * Run `node web/fonts/subset.ts` after an update of a font package; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const characterRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const characters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}–—‘’“”…•×→←™€`;

const fonts = [
  { name: 'figtree', weight: { min: 400, max: 700 } },
  // Headings use one weight; pinning it halves the file.
  { name: 'bricolage-grotesque', weight: 700 },
];

for (const { name, weight } of fonts) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(await readFile(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url), subset);
}
