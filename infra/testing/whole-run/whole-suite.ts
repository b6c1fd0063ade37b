import { globSync, readFileSync } from 'node:fs';
import { projectDirectory } from '#infra/build/paths.ts';
import { notesOf } from './notes.ts';

/**
 * Whether a note comes from a test file that runs in every run, not only in long ones. Tests of what a run covered
 * count only these notes, because a short run has no others.
 */
export const isOfEveryRun = ({ testFile }: { testFile: string }) => !testFile.endsWith('.long.test.ts');

/**
 * The test files in every run that call functions, and so leave notes. A file that only imports `records/receipts` or
 * `setup/long-tests` from `infra/testing` calls no function.
 */
const testsOfFunctions = globSync(`${projectDirectory}/functions/**/*.test.ts`, {
  exclude: ['**/*.long.test.ts'],
}).filter((file) =>
  /'#infra\/testing\/(?!records\/receipts\.|setup\/long-tests\.)/.test(readFileSync(file, 'utf8')),
);

const noted = ['answers', 'calls', 'lines'].flatMap((kind) => notesOf<{ testFile: string }>(kind));
const files = new Set(noted.map(({ testFile }) => testFile));

/** Whether all of these test files have run. Only then does a missing note mean that no test leaves it. */
export const isWholeSuite = testsOfFunctions.every((file) => files.has(file));
