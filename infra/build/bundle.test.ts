import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { access } from '#infra/policy/access.ts';
import { environmentOf } from '#infra/policy/environment.ts';
import { jobNames, jobs } from '#infra/policy/job-access.ts';
import { cloudLimits } from '#infra/policy/limits.ts';
import { contractOf, routeIds } from '#shared/api/routes.ts';
import { bundleFolder, bundleFunctions, jobHandler, projectDirectory } from './bundle.ts';

const work = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(work, { recursive: true }));

const metafile = await bundleFunctions(work);

const places = {
  tableName: (table: string) => table,
  secretId: (secret: string) => secret,
  limits: cloudLimits,
  oidcClientId: 'client',
  originProof: 'proof',
  mail: {
    MAILER: 'ses',
    MAIL_FROM: 'care@example.com',
    CLINIC_INBOX: 'care@example.com',
    SITE_URL: 'https://example.com',
  },
  geocoderUrl: 'https://nominatim.openstreetmap.org',
  stripeApi: 'https://api.stripe.com',
};

/** Starts a bundle in its own process with only these variables. Returns its output. */
function start(bundle: string, variables: Record<string, string>): string {
  const script = `import(${JSON.stringify(bundle)}).then(
    ({ handler }) => process.stdout.write(typeof handler),
    (error) => process.stdout.write(error.message),
  )`;
  const env = { AWS_REGION: 'us-west-2', ...variables };
  return spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).stdout;
}

test('no bundle holds a file of the local system, the site, the cloud or a test', () => {
  const files = Object.keys(metafile.inputs);
  expect(files.some((file) => file.startsWith('functions/routes/'))).toBe(true);
  const foreign = /^(web|infra(?!\/build\/sdk-stand-ins\/))\/|\.test\.ts$|react|aws-cdk|vite/;
  expect(files.filter((file) => foreign.test(file))).toEqual([]);
});

test('no bundle holds what the SDK never needs on Lambda', () => {
  const needless = /credential-provider-|token-providers|nested-clients|event-streams\/|mnemonist/;
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
  return { name: id, handler, line: access[id], file: `functions/routes/${handler}.ts` };
});
const jobCases = jobNames.map((name) => {
  const handler = jobHandler(name);
  return { name, handler, line: jobs[name], file: `functions/${handler}.ts` };
});

describe.each([...routeCases, ...jobCases])('$name', ({ handler, line, file }) => {
  const bundle = join(bundleFolder(work, handler), 'index.mjs');
  const variables = environmentOf(line, places);

  test('is served by the handler that access.ts names', () => {
    expect(String(line.load)).toContain(file);
  });

  test('starts with exactly its environment', () => {
    expect(start(bundle, variables)).toBe('function');
  });

  test.each(Object.keys(variables))('stops at start without %s, and says so', (name) => {
    const { [name]: _, ...others } = variables;
    expect(start(bundle, others)).toBe(`the environment variable ${name} is missing`);
  });
});
