import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { testsOnBundles } from '#infra/testing/bundles/bundled-handlers.ts';
import { impliedCodes, refusalCodes } from '#shared/api/problem-codes.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { seenAnswers } from './answers.ts';
import { isOfEveryRun, isWholeSuite } from './whole-suite.ts';

const allAnswers = seenAnswers();
const answers = allAnswers.filter(isOfEveryRun);
const seen = new Set(answers.map(({ route, code }) => `${route} ${code}`));
const codes = new Set<string>(answers.map(({ code }) => code));

// Skipped when only some test files ran, because they get only some problems.
test.runIf(isWholeSuite)('every problem that a contract lists was answered to some test', () => {
  const unseen = routeIds.flatMap((id) =>
    contractOf(id)
      .problems.map((code) => `${id} ${code}`)
      .filter((problem) => !seen.has(problem)),
  );
  expect(unseen).toEqual([]);
});

const fromBundles = answers.filter(({ isFromBundle }) => isFromBundle);
const bundleFiles = new Set(
  allAnswers.flatMap(({ isFromBundle, testFile }) => (isFromBundle ? relative(process.cwd(), testFile) : [])),
);
// A file that only tests jobs may call no route.
const areAllBundleTests = testsOnBundles.every((file) => file.includes('/jobs/') || bundleFiles.has(file));

test.runIf(areAllBundleTests)('every route that can refuse a request did so from its bundle as well', () => {
  const refused = new Set(fromBundles.flatMap(({ route, code }) => (code ? [route] : [])));
  const unseen = routeIds.filter((id) => refusalCodes(contractOf(id)).size > 0 && !refused.has(id));
  expect(unseen).toEqual([]);
});

test.runIf(isWholeSuite)('every problem that follows from a contract was answered by one of its kind', () => {
  const implied = new Set(routeIds.flatMap((id) => [...impliedCodes(contractOf(id))]));
  expect([...implied].filter((code) => !codes.has(code))).toEqual([]);
});
