import { globSync, readFileSync } from 'node:fs';
import { projectDirectory } from '#infra/build/paths.ts';
import { notesOf } from './notes.ts';

/** Whether a note is of a test that every run has. What only a long test does, the short form would miss. */
export const isOfEveryRun = ({ testFile }: { testFile: string }) => !testFile.endsWith('.long.test.ts');

/**
 * The tests of every run that run functions: each of them leaves notes. A rendered receipt and the length of a test need
 * no function.
 */
const testsOfFunctions = globSync(`${projectDirectory}/functions/**/*.test.ts`, {
  exclude: ['**/*.long.test.ts'],
}).filter((file) =>
  /'#infra\/testing\/(?!records\/receipts\.|setup\/long-tests\.)/.test(readFileSync(file, 'utf8')),
);

const noted = ['answers', 'calls', 'lines'].flatMap((kind) => notesOf<{ testFile: string }>(kind));
const files = new Set(noted.map(({ testFile }) => testFile));

/** Whether all tests of functions have run, so that what none of them did is never done. */
export const isWholeSuite = testsOfFunctions.every((file) => files.has(file));
