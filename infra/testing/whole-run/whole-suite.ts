import { globSync, readFileSync } from 'node:fs';
import { projectDirectory } from '#infra/build/paths.ts';
import { notesOf } from './notes.ts';

/** Whether a note comes from a test file of every run. A short run would miss what only long tests do. */
export const isOfEveryRun = ({ testFile }: { testFile: string }) => !testFile.endsWith('.long.test.ts');

/**
 * The test files of every run that call functions. Each of them leaves notes. A file that only imports
 * `records/receipts` or `setup/long-tests` from `infra/testing` calls no function.
 */
const testsOfFunctions = globSync(`${projectDirectory}/functions/**/*.test.ts`, {
  exclude: ['**/*.long.test.ts'],
}).filter((file) =>
  /'#infra\/testing\/(?!records\/receipts\.|setup\/long-tests\.)/.test(readFileSync(file, 'utf8')),
);

const noted = ['answers', 'calls', 'lines'].flatMap((kind) => notesOf<{ testFile: string }>(kind));
const files = new Set(noted.map(({ testFile }) => testFile));

/** Whether all of these test files have run, so that what none of them did is never done. */
export const isWholeSuite = testsOfFunctions.every((file) => files.has(file));
