import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type JobName, jobNames } from '#infra/config/jobs.ts';
import { prepareMail } from '#infra/local/mail/ses.ts';
import { useEverything } from '#infra/testing/everything/use-everything.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { type DeployedFunction, jobFunction, routeFunction } from './lambda/deployed-functions.harness.ts';
import { startLambda } from './lambda/lambda.harness.ts';

/** The routes and jobs that have succeeded. */
const answered = new Set<RouteId | JobName>();

const lambda = startLambda();
afterAll(lambda.stop);

const load = async (id: RouteId) => ({
  handler: async (event: unknown) => {
    const answer = await lambda.invoke(routeFunction(id), event);
    if ((answer as { statusCode: number }).statusCode < 300) answered.add(id);
    return answer;
  },
});

async function run(job: JobName, event: unknown, now: string): Promise<void> {
  await lambda.invoke(jobFunction(job), event, { LOCAL_NOW: now });
  answered.add(job);
}

const ses = await prepareMail();
await ses.load();
afterAll(ses.stop);
// Start a few minutes past the hour: a function's clock starts when its process does, so it's behind this process's
// clock.
const system = await openPaymentSystem({ ses: ses.endpoint, load, now: '2026-11-23T09:05:00-08:00' });

test('every route and every job answers from what its zip file holds, with the handler and the variables of its template alone', async () => {
  const email = await useEverything({ system, run });
  expect([...answered].toSorted()).toEqual([...routeIds, ...jobNames].toSorted());
  expect((await ses.mails()).map(({ to }) => to)).toContain(email);
});

describe('a function that would fail in Lambda fails here as well', () => {
  const work = mkdtempSync(join(tmpdir(), 'faulty-'));
  afterAll(() => rmSync(work, { recursive: true }));

  function faulty(name: string, code: string, changes: Partial<DeployedFunction> = {}): DeployedFunction {
    const asset = join(work, name);
    mkdirSync(asset);
    writeFileSync(join(asset, 'index.mjs'), code);
    return { asset, handler: 'index.handler', variables: [], ...changes };
  }

  const sound = 'export const handler = async () => process.env.STRIPE_MODE ?? "unset";';
  const readsFile = 'readFileSync("package.json"); export const handler = async () => 1;';

  test.each<[string, DeployedFunction, string]>([
    [
      'reads a file of the repository',
      faulty('file', `import { readFileSync } from 'node:fs'; ${readsFile}`),
      'ENOENT',
    ],
    ['needs an installed package', faulty('package', `import 'zod/mini'; ${sound}`), 'zod'],
    ['imports what was not bundled', faulty('module', `import '#shared/brand.ts'; ${sound}`), '#shared'],
    ['has another file', faulty('index', sound, { handler: 'main.handler' }), "Cannot find module 'main'"],
    ['exports another name', faulty('export', sound, { handler: 'index.main' }), 'main is undefined'],
  ])('%s', async (_, deployed, message) => {
    await expect(lambda.invoke(deployed, {})).rejects.toThrow(message);
  });

  test('a variable that the template lacks is not there', async () => {
    expect(process.env.STRIPE_MODE).toBe('test');
    expect(await lambda.invoke(faulty('without', sound), {})).toBe('unset');
    expect(await lambda.invoke(faulty('with', sound, { variables: ['STRIPE_MODE'] }), {})).toBe('test');
  });
});
