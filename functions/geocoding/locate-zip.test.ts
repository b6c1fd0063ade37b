import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test, vi } from 'vitest';
import { type GeocoderAnswer, startGeocoder } from '#infra/testing/geocoder.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { Problem } from '#shared/api/problem.ts';
import { required } from '#shared/required.ts';

const geocoder = await startGeocoder();
process.env.GEOCODER_URL = geocoder.url;
const system = await openTestSystem();
quietLog();
afterAll(geocoder.stop);

const { locateZip } = await import('./locate-zip.ts');

let lastClient = 0;
const newClient = () => [{ key: `client ${++lastClient}`, width: 0, clients: 1 }] as const;
const { askGeocoder } = await import('./locate-zip.ts');

const TableName = system.tableName('Geocodes');
const Key = { key: 'lease' };

async function freeTheLease(): Promise<void> {
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, freeAt: 0 } }));
}

const cooldownMs = 200;

const zips = Array.from({ length: 20 }, (_, index) => String(10_100 + index));

/** Looks up 20 ZIP codes concurrently. Returns the outcomes, and the shortest time between two requests. */
async function rush(locate: (zip: string) => Promise<unknown>) {
  geocoder.asked.length = 0;
  const outcomes = await Promise.allSettled(zips.map(locate));
  const times = geocoder.asked.map(({ askedAtMs }) => askedAtMs);
  const gaps = times.slice(1).map((time, before) => time - required(times[before], 'earlier request'));
  return { outcomes, shortestGapMs: Math.min(...gaps), requests: times.length };
}

test('however many ask concurrently, the geocoder gets one request at a time, with a pause; a visitor who waits too long gets a retry time', async () => {
  const { outcomes, shortestGapMs, requests } = await rush((zip) =>
    locateZip(zip, newClient(), { cooldownMs, maxWaitMs: 1_200, timeoutMs: 1_000 }),
  );
  expect(requests).toBeGreaterThan(2);
  expect(requests).toBeLessThan(10);
  expect(shortestGapMs).toBeGreaterThanOrEqual(cooldownMs);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(requests);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    expect(outcome.reason).toBeInstanceOf(Problem);
    expect(outcome.reason).toMatchObject({ code: 'too-many', retryAfterSeconds: 3 });
  }
});

test('the same rush catches a lease that is read first and then taken', async () => {
  const { shortestGapMs } = await rush(async (zip) => {
    for (let round = 0; round < 4; round++) {
      const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key }));
      const now = Date.now();
      if (Item?.freeAt <= now) {
        await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, freeAt: now + cooldownMs } }));
        return askGeocoder(zip, 1_000);
      }
      await sleep(cooldownMs);
    }
    return undefined;
  });
  expect(shortestGapMs).toBeLessThan(cooldownMs);
});

test.each<[string, GeocoderAnswer]>([
  ['500', (response) => response.writeHead(500).end('[]')],
  ['429', (response) => response.writeHead(429).end('[]')],
  ['HTML', (response) => response.end('<html>')],
  ['an object instead of a list', (response) => response.end('{"error":"no"}')],
  ['no coordinates', (response) => response.end('[{"lat":"","lon":"north","display_name":"x"}]')],
  ['by hanging up', (response) => response.destroy()],
  ['nothing in time', () => {}],
  ['half an answer in time', (response) => response.write('[{"lat":')],
])('from a geocoder that answers %s, nothing is cached', async (_, answer) => {
  await freeTheLease();
  geocoder.asked.length = 0;
  geocoder.answerWith(answer);
  const asking = locateZip('10200', newClient(), { cooldownMs: 1, maxWaitMs: 2_000, timeoutMs: 100 });
  await expect(asking).rejects.toMatchObject({ code: 'upstream' });
  geocoder.answerWith();
  expect(geocoder.asked).toHaveLength(2);
  const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key: { key: 'zip#10200' } }));
  expect(Item).toBeUndefined();
});

test('the ZIP code that a visitor looked up is never logged, whatever goes wrong', async () => {
  const watch = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await freeTheLease();
    geocoder.answerWith((response, zip) => response.writeHead(500).end(`no ${zip}`));
    await locateZip('10210', newClient(), { cooldownMs: 1, maxWaitMs: 500, timeoutMs: 100 }).catch(() => {});
    geocoder.answerWith();
    const written = watch.mock.calls.join('');
    expect(written).toContain('geocoding-failed');
    expect(written).not.toContain('10210');
  } finally {
    watch.mockRestore();
  }
});

test('a client has one lookup under way, and an answer from the cache never waits for it', async () => {
  await freeTheLease();
  const [busy, other] = [newClient(), newClient()];
  const pace = { cooldownMs: 1, maxWaitMs: 2_000, timeoutMs: 1_000 };
  await locateZip('10300', other, pace);
  geocoder.answerWith(() => {});
  const waiting = locateZip('10301', busy, pace).catch(() => undefined);
  const before = geocoder.asked.length;
  while (geocoder.asked.length === before) await sleep(5);
  const short = { ...pace, maxWaitMs: 300 };
  await expect(locateZip('10302', busy, short)).rejects.toMatchObject({
    code: 'too-many',
    retryAfterSeconds: 3,
  });
  expect(await locateZip('10300', busy, pace)).toBeDefined();
  geocoder.answerWith();
  await waiting;
  await freeTheLease();
  expect(await locateZip('10302', busy, pace)).toBeDefined();
});
