import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files that ship to browsers, or make what ships. */
const shipped = execFileSync('git', ['ls-files', 'web/src', 'web/build', 'web/index.html'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|html)$/.test(path) && !/\.(test|harness)\.tsx?$/.test(path));

/** The code of a file, without comments, which may mention storage. */
function codeOf(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

it.each([
  [
    'localStorage and sessionStorage',
    /localStorage|sessionStorage/,
    // index.html only checks which keys are stored, and whether a booking is among the stored ones.
    ['web/index.html', 'web/src/lib/storage/storage.ts'],
  ],
  ['IndexedDB', /indexedDB/i, []],
  ['cookies', /\.cookie\b|cookieStore/, []],
  ['caches', /\bcaches\./, ['web/src/app/loading/service-worker.ts']],
  ['the window name', /window\.name\b/, []],
])('only the files of the registry name %s', (_, pattern, expected) => {
  expect(shipped.filter((path) => pattern.test(codeOf(path)))).toEqual(expected);
});
