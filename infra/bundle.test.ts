import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { contractOf, routeIds } from '#shared/api/routes.ts';
import { access } from './access.ts';
import { bundleFolder, bundleFunctions, projectDirectory } from './bundle.ts';
import { environmentOf } from './environment.ts';
import { cloudLimits } from './limits.ts';

const work = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(work, { recursive: true }));

const metafile = await bundleFunctions(work);

const places = {
  tableName: (table: string) => table,
  secretId: (secret: string) => secret,
  limits: cloudLimits,
  oidcClientId: 'client',
  originProof: 'proof',
};

/** Starts a bundle in a process of its own that has these variables and no others; answers what it said. */
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
  const foreign = /^(web|infra(?!\/bundle\/))\/|\.test\.ts$|react|aws-cdk|vite/;
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

describe.each(routeIds)('%s', (id) => {
  const { handler } = contractOf(id);
  const bundle = join(bundleFolder(work, handler), 'index.mjs');
  const variables = environmentOf(access[id], places);

  test('is served by the handler that access.ts names', () => {
    expect(String(access[id].load)).toContain(`functions/routes/${handler}.ts`);
  });

  test('starts with exactly its environment', () => {
    expect(start(bundle, variables)).toBe('function');
  });

  test.each(Object.keys(variables))('stops at start without %s, and says so', (name) => {
    const { [name]: _, ...others } = variables;
    expect(start(bundle, others)).toBe(`the environment variable ${name} is missing`);
  });
});
