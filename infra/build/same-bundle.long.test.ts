import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test, vi } from 'vitest';
import { bundleFunctions } from './bundle.ts';
import { projectDirectory } from './paths.ts';

/** The code of each function of a build, by its path. */
function functionsIn(folder: string): Record<string, string> {
  const files = globSync('**/index.mjs', { cwd: folder }).toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

test('a build of the same sources a year later, in another folder, makes the same functions', async () => {
  const again = mkdtempSync(join(tmpdir(), 'again-'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 86_400_000 });
  try {
    await bundleFunctions(again);
    const functions = functionsIn(again);
    const before = functionsIn(inject('bundles'));
    expect(Object.keys(functions)).toEqual(Object.keys(before));
    expect(Object.keys(functions).filter((file) => functions[file] !== before[file])).toEqual([]);
    // The project's folder differs from machine to machine, so a bundle that contains it would differ as
    // well.
    expect(Object.keys(functions).filter((file) => functions[file]?.includes(projectDirectory))).toEqual([]);
    expect(Object.keys(functions).length).toBeGreaterThan(0);
  } finally {
    vi.useRealTimers();
    rmSync(again, { recursive: true });
  }
});
