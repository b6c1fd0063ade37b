import { once } from 'node:events';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Metafile } from 'esbuild';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { environmentOf } from '#infra/config/environment.ts';
import { jobNames, jobs } from '#infra/config/jobs.ts';
import { routeFunctions } from '#infra/config/routes/route-functions.ts';
import { anyResources } from '#infra/testing/bundles/resources.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';
import { jobHandler, projectDirectory } from './paths.ts';

const bundles = inject('bundles');
const metafile: Metafile = JSON.parse(readFileSync(join(bundles, 'metafile.json'), 'utf8'));

const startTwice = `
const { parentPort } = require('node:worker_threads');
const start = (url) => import(url).then(({ handler }) => typeof handler, String);
parentPort.on('message', async ({ bundle, variables }) => {
  const names = new Set();
  process.env = new Proxy({ AWS_REGION: 'us-west-2', ...variables }, {
    get(values, name) {
      names.add(name);
      return values[name];
    },
  });
  const outcome = await start(bundle);
  const read = Object.keys(variables).filter((name) => names.has(name));
  const last = read.at(-1);
  delete process.env[last];
  parentPort.postMessage({ outcome, read, withoutLast: last && (await start(bundle + '?again')) });
});`;

interface Start {
  outcome: string;
  /** The variables that it reads. */
  read: string[];
  /** The output of a second start, without the last of these variables. */
  withoutLast?: string;
}

// Use one thread for all bundles: starting a thread takes as long as loading a bundle.
const thread = new Worker(startTwice, { eval: true, env: {} });
afterAll(() => thread.terminate());

/** Starts a bundle with these variables and no others, then again without the last one. */
async function startOf(bundle: string, variables: Record<string, string>): Promise<Start> {
  thread.postMessage({ bundle, variables });
  const [start] = await once(thread, 'message');
  return start;
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

test('the chat starts without the database client, which no emergency waits for', () => {
  const files = new Set(['functions/routes/chatbot/answer.ts']);
  // A `Set` can grow during the loop, so this visits the added files as well.
  for (const file of files) {
    for (const { path, kind } of metafile.inputs[file]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  }
  expect([...files].filter((file) => /\/dynamo\/|-dynamodb\//.test(file))).toEqual([]);
  expect(files).toContain('functions/chatbot/answer.ts');
});

test('every variable is read by env.ts, which stops the start without it; only the local time and Lambda’s own tracing are optional', () => {
  const files = globSync('{functions,shared}/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const readers = files.filter((file) =>
    /\bprocess\b.*\benv\b/.test(readFileSync(join(projectDirectory, file), 'utf8')),
  );
  expect(readers.toSorted()).toEqual([
    'functions/platform/clock.ts',
    'functions/platform/env.ts',
    'functions/platform/telemetry/trace.ts',
    'functions/platform/telemetry/xray-daemon.ts',
  ]);
});

test('every handler file serves a route', () => {
  const files = globSync('functions/routes/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const handlers = routeIds.map((id) => `functions/routes/${contractOf(id).handler}.ts`);
  expect(files.toSorted()).toEqual(handlers.toSorted());
});

test('every job file is a job of jobs.ts', () => {
  const files = globSync('functions/jobs/**/*.ts', { cwd: projectDirectory }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.toSorted()).toEqual(jobNames.map((name) => `functions/jobs/${name}.ts`).toSorted());
});

/** A reference to a source map, or text that looks like a Stripe key, an AWS key or a private key. */
const keyOrMap =
  /sourceMappingURL|\b([spr]k_(test|live)|whsec)_\w{4,}|\bAKIA[0-9A-Z]{16}\b|-BEGIN [A-Z ]*PRIVATE KEY-+\\?n?[A-Za-z0-9+/]{8}/;

const routeCases = routeIds.map((id) => {
  const { handler } = contractOf(id);
  return { name: id, handler, line: routeFunctions[id] };
});
const jobCases = jobNames.map((name) => {
  const handler = jobHandler(name);
  return { name, handler, line: jobs[name] };
});

describe.each([...routeCases, ...jobCases])('$name', ({ handler, line }) => {
  const bundle = join(bundles, handler, 'index.mjs');
  const variables = environmentOf(line, anyResources);

  test('is served by the handler that its entry names', () => {
    // `load` names the bundle, because tests on bundles resolve each import of a route or job to its bundle.
    expect(String(line.load)).toContain(bundle);
  });

  test('is one module, with no source map, path of this machine or key in it', () => {
    expect(readdirSync(join(bundles, handler))).toEqual(['index.mjs']);
    expect(statSync(bundle).mode & 0o111).toBe(0);
    const code = readFileSync(bundle, 'utf8');
    for (const folder of [projectDirectory, bundles, homedir()]) expect(code.includes(folder)).toBe(false);
    expect(code.match(keyOrMap)?.[0]).toBeUndefined();
  });

  test('starts with exactly its environment, reads all of it at start, and stops without a variable', async () => {
    const names = Object.keys(variables);
    const last = names.at(-1);
    expect(await startOf(bundle, variables)).toEqual({
      outcome: 'function',
      read: names,
      withoutLast: last && `MissingVariable: the environment variable ${last} is missing`,
    });
  });
});
