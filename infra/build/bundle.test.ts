import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Metafile } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import { access } from '#infra/policy/access.ts';
import { environmentOf } from '#infra/policy/environment.ts';
import { jobNames, jobs } from '#infra/policy/job-access.ts';
import { anyPlaces } from '#infra/testing/bundles/places.ts';
import { contractOf, routeIds } from '#shared/api/routes.ts';
import { bundleFolder, jobHandler, projectDirectory } from './bundle-paths.ts';

const bundles = inject('bundles');
const metafile: Metafile = JSON.parse(readFileSync(join(bundles, 'metafile.json'), 'utf8'));

const startWithoutEach = `
const { parentPort, workerData } = require('node:worker_threads');
const start = (query) => import(workerData.bundle + query).then(({ handler }) => typeof handler, String);
(async () => {
  const outcomes = { '': await start('') };
  for (const name of workerData.names) {
    const value = process.env[name];
    delete process.env[name];
    outcomes[name] = await start('?' + name);
    process.env[name] = value;
  }
  parentPort.postMessage(outcomes);
})();`;

/**
 * Starts a bundle in a thread that has these variables and no others, then again without each of them. Returns what
 * came of it, by the name of the missing variable.
 */
async function startOutcomes(bundle: string, variables: Record<string, string>) {
  const env = { AWS_REGION: 'us-west-2', ...variables };
  const workerData = { bundle, names: Object.keys(variables) };
  const thread = new Worker(startWithoutEach, { eval: true, env, workerData });
  const [outcomes] = await once(thread, 'message');
  await thread.terminate();
  return outcomes as Record<string, string>;
}

test('no bundle holds a file of the local system, the site, the cloud or a test', () => {
  const files = Object.keys(metafile.inputs);
  expect(files.some((file) => file.startsWith('functions/routes/'))).toBe(true);
  const foreign = /^(web|infra(?!\/build\/sdk-stand-ins\/))\/|\.test\.ts$|react|aws-cdk|vite/;
  expect(files.filter((file) => foreign.test(file))).toEqual([]);
});

test('no bundle holds what the SDK never needs on Lambda', () => {
  const needless = /credential-provider-|token-providers|nested-clients|event-streams\//;
  expect(
    Object.keys(metafile.inputs).filter((file) => /node_modules/.test(file) && needless.test(file)),
  ).toEqual([]);
});

test('every handler file serves a route', () => {
  const files = globSync('functions/routes/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const handlers = routeIds.map((id) => `functions/routes/${contractOf(id).handler}.ts`);
  expect(files.toSorted()).toEqual(handlers.toSorted());
});

test('every job file is a job of job-access.ts', () => {
  const files = globSync('functions/jobs/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.toSorted()).toEqual(jobNames.map((name) => `functions/jobs/${name}.ts`).toSorted());
});

const routeCases = routeIds.map((id) => {
  const { handler } = contractOf(id);
  return { name: id, handler, line: access[id] };
});
const jobCases = jobNames.map((name) => {
  const handler = jobHandler(name);
  return { name, handler, line: jobs[name] };
});

describe.each([...routeCases, ...jobCases])('$name', ({ handler, line }) => {
  const bundle = join(bundleFolder(bundles, handler), 'index.mjs');
  const variables = environmentOf(line, anyPlaces);

  test('is served by the handler that access.ts names', () => {
    // In this project an import of a route or job is one of its bundle.
    expect(String(line.load)).toContain(bundle);
  });

  test('starts with exactly its environment, and without one variable stops at start and says so', async () => {
    const missing = Object.keys(variables).map((name) => [
      name,
      `MissingVariable: the environment variable ${name} is missing`,
    ]);
    expect(await startOutcomes(bundle, variables)).toEqual({
      '': 'function',
      ...Object.fromEntries(missing),
    });
  });
});
