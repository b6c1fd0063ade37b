import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGeocoder } from '#infra/testing/geocoder.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { brand } from '#shared/brand.ts';

const geocoder = await startGeocoder();
process.env.GEOCODER_URL = geocoder.url;
const system = await openTestSystem();
quietLog();
afterAll(geocoder.stop);

const TableName = system.tableName('Geocodes');
const locate = (postalcode: string) => system.call('GET /api/geocode', { query: { postalcode } });

async function stored(key: string) {
  return (await system.dynamo.send(new GetCommand({ TableName, Key: { key } }))).Item;
}

async function freeTheLease(): Promise<void> {
  await system.dynamo.send(new PutCommand({ TableName, Item: { key: 'lease', freeAt: 0 } }));
}

beforeEach(async () => {
  await freeTheLease();
  geocoder.asked.length = 0;
});

afterEach(() => geocoder.answerWith());

describe('a ZIP code of the bundled table', () => {
  test.each(['89119', ' 89119 ', '89119-1234'])('%j is answered without an outside call', async (text) => {
    const { status, body } = await locate(text);
    expect(status).toBe(200);
    expect(body).toEqual([{ lat: '36.085', lon: '-115.146', display_name: 'Las Vegas, NV 89119' }]);
    expect(geocoder.asked).toEqual([]);
  });
});

describe('any other ZIP code', () => {
  test('is looked up once, at the open geocoder, as the specification says; the reply has three fields only', async () => {
    const place = { lat: '40.75', lon: '-73.99', display_name: '10001, Somewhere, United States' };
    expect((await locate('10001-0001')).body).toEqual([place]);
    expect((await locate('10001')).body).toEqual([place]);
    expect(geocoder.asked).toHaveLength(1);
    const [{ path, query, headers } = { path: '', query: {}, headers: {} as Record<string, string> }] =
      geocoder.asked;
    expect(path).toBe('/search');
    expect(query).toEqual({ postalcode: '10001', countrycodes: 'us', format: 'json', limit: '1' });
    expect(headers['user-agent']).toBe(`${brand.shortName}-clinic-finder/1.0 (${brand.email})`);
  });

  test('unknown to the geocoder is an empty list, cached for a shorter time', async () => {
    expect((await locate('00001')).body).toEqual([]);
    expect((await locate('00001')).body).toEqual([]);
    expect(geocoder.asked).toHaveLength(1);
    await freeTheLease();
    await locate('10002');
    const [unknown, known] = [await stored('zip#00001'), await stored('zip#10002')];
    const daysLeft = (item: typeof known) => Math.round((item?.expiresAt - Date.now() / 1000) / 86_400);
    expect([daysLeft(unknown), daysLeft(known)]).toEqual([1, 180]);
  });

  test('is looked up again once the cached answer has expired', async () => {
    await locate('10003');
    await system.dynamo.send(new PutCommand({ TableName, Item: { key: 'zip#10003', expiresAt: 1 } }));
    await freeTheLease();
    expect((await locate('10003')).body).toHaveLength(1);
    expect(geocoder.asked).toHaveLength(2);
  });

  test('looked up by many concurrently takes one request', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => locate('10004')));
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual(
      Array.from({ length: 12 }, () => [200, 1]),
    );
    expect(geocoder.asked).toHaveLength(1);
  });
});

describe('anything but a ZIP code', () => {
  test.each(['', '8911', '891190', '89119-', 'Las Vegas', '89119&limit=50', '８９１１９'])(
    '%j is refused in plain words',
    async (text) => {
      const { status, problem } = await locate(text);
      expect([status, problem.code]).toEqual([422, 'invalid']);
      expect(problem.fields).toEqual({ postalcode: 'Enter a 5-digit ZIP code' });
      expect(geocoder.asked).toEqual([]);
    },
  );

  test('a missing ZIP code is refused as well', async () => {
    expect((await system.call('GET /api/geocode')).status).toBe(422);
  });
});

describe('a geocoder that', () => {
  test('fails is asked once more, at the pace it allows; then the visitor gets a number to call', async () => {
    geocoder.answerWith((response) => response.writeHead(500).end('[]'));
    const { status, problem } = await locate('10010');
    expect([status, problem.code]).toEqual([502, 'upstream']);
    expect(problem.detail).toContain(brand.phone);
    const [first = 0, second = 0, ...more] = geocoder.asked.map(({ askedAtMs }) => askedAtMs);
    expect(more).toEqual([]);
    expect(second - first).toBeGreaterThan(1000);
    expect(await stored('zip#10010')).toBeUndefined();
  });

  test('fails once goes unnoticed', async () => {
    geocoder.answerWith((response) => {
      geocoder.answerWith();
      response.destroy();
    });
    const { status, body } = await locate('10012');
    expect([status, body.length]).toEqual([200, 1]);
  });
});
