import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test, vi } from 'vitest';
import { type GeocoderAnswer, startGeocoder } from '#infra/testing/geocoder.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { Problem } from '#shared/api/problem.ts';

const geocoder = await startGeocoder();
process.env.GEOCODER_URL = geocoder.url;
const system = await openTestSystem();
quietLog();
afterAll(geocoder.stop);

const { locateZip } = await import('./locate-zip.ts');
const { askGeocoder } = await import('./geocoder.ts');

const TableName = system.tableName('Geocodes');
const Key = { key: 'turn' };

async function freeTheTurn(): Promise<void> {
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, freeAt: 0 } }));
}

const restMs = 200;

const zips = Array.from({ length: 20 }, (_, at) => String(10_100 + at));

/** Looks up 20 ZIP codes at once; the shortest time between two questions, and what became of each. */
async function rush(locate: (zip: string) => Promise<unknown>) {
  geocoder.asked.length = 0;
  const outcomes = await Promise.allSettled(zips.map(locate));
  const times = geocoder.asked.map(({ at }) => at);
  const gaps = times.slice(1).map((at, before) => at - (times[before] ?? 0));
  return { outcomes, shortestGapMs: Math.min(...gaps), questions: times.length };
}

test('however many ask at once, the geocoder gets one question at a time, and a rest; who waits too long is told when to come back', async () => {
  const { outcomes, shortestGapMs, questions } = await rush((zip) =>
    locateZip(zip, { restMs, patienceMs: 1_200, answerMs: 1_000 }),
  );
  expect(questions).toBeGreaterThan(2);
  expect(questions).toBeLessThan(10);
  expect(shortestGapMs).toBeGreaterThanOrEqual(restMs);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(questions);
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    expect(outcome.reason).toBeInstanceOf(Problem);
    expect(outcome.reason).toMatchObject({ code: 'too-many', retryAfterSeconds: 3 });
  }
});

test('a turn that is looked at before it is taken would not do: the same rush sees it', async () => {
  const { shortestGapMs } = await rush(async (zip) => {
    for (let round = 0; round < 4; round++) {
      const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key }));
      const now = Date.now();
      if (Item?.freeAt <= now) {
        await system.dynamo.send(new PutCommand({ TableName, Item: { ...Key, freeAt: now + restMs } }));
        return askGeocoder(zip, 1_000);
      }
      await sleep(restMs);
    }
    return undefined;
  });
  expect(shortestGapMs).toBeLessThan(restMs);
});

test.each<[string, GeocoderAnswer]>([
  ['500', (response) => response.writeHead(500).end('[]')],
  ['429', (response) => response.writeHead(429).end('[]')],
  ['what is no JSON', (response) => response.end('<html>')],
  ['something else than a list', (response) => response.end('{"error":"no"}')],
  ['no coordinates', (response) => response.end('[{"lat":"","lon":"north","display_name":"x"}]')],
  ['a hang-up', (response) => response.destroy()],
  ['nothing in time', () => {}],
  ['half an answer in time', (response) => response.write('[{"lat":')],
])('of a geocoder that answers %s, nothing is remembered', async (_, answer) => {
  await freeTheTurn();
  geocoder.asked.length = 0;
  geocoder.answerWith(answer);
  const asking = locateZip('10200', { restMs: 1, patienceMs: 2_000, answerMs: 100 });
  await expect(asking).rejects.toMatchObject({ code: 'upstream' });
  geocoder.answerWith();
  expect(geocoder.asked).toHaveLength(2);
  const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key: { key: 'zip#10200' } }));
  expect(Item).toBeUndefined();
});

test('what a visitor looked up is not in the log, whatever goes wrong', async () => {
  const watch = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await freeTheTurn();
    geocoder.answerWith((response, zip) => response.writeHead(500).end(`no ${zip}`));
    await locateZip('10210', { restMs: 1, patienceMs: 500, answerMs: 100 }).catch(() => {});
    geocoder.answerWith();
    const written = watch.mock.calls.join('');
    expect(written).toContain('geocoder failed');
    expect(written).not.toContain('10210');
  } finally {
    watch.mockRestore();
  }
});
