import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();
const { count, counted, fullOf, transactWithin, uncount } = await import('./tally.ts');

let lastKey = 0;
const newCount = (limit = 10) => ({ key: `tries#${++lastKey}`, limit, lastsMs: 1_000 });

type One = ReturnType<typeof newCount>;
type Try = (one: One) => Promise<boolean>;

const attempt: Try = async (one) => !(await count(one));

/** The naive version: reads the counter, compares it, then increments it. */
async function naiveAttempt({ key, limit }: One): Promise<boolean> {
  const at = { TableName: system.tableName('Limits'), Key: { key: `naive#${key}` } };
  const { Item } = await system.dynamo.send(new GetCommand({ ...at, ConsistentRead: true }));
  // Wait long enough for all attempts to read before any of them writes.
  await sleep(50);
  if (Item?.tries >= limit) return false;
  const update = { UpdateExpression: 'ADD tries :one', ExpressionAttributeValues: { ':one': 1 } };
  await system.dynamo.send(new UpdateCommand({ ...at, ...update }));
  return true;
}

/** How many of 40 simultaneous attempts get through. */
async function letThrough(tryOne: Try, one = newCount()): Promise<number> {
  const passed = await Promise.all(Array.from({ length: 40 }, () => tryOne(one)));
  return passed.filter(Boolean).length;
}

describe('what is counted', () => {
  test('is no more than the limit, however much comes together', async () => {
    expect(await letThrough(attempt)).toBe(10);
  });

  test('passes where the same rush catches a version that looks before it counts', async () => {
    expect(await letThrough(naiveAttempt)).toBeGreaterThan(10);
  });

  test('has no limit where it is 0', async () => {
    expect(await letThrough(attempt, newCount(0))).toBe(40);
  });

  test('rolls: each ends when its own time is over, and no earlier', async () => {
    const one = newCount(3);
    for (const now of [0, 400, 800]) expect(await count({ ...one, now })).toBeUndefined();
    expect(await count({ ...one, now: 999 })).toMatchObject({ freeAt: 1_000 });
    expect(await count({ ...one, now: 1_000 })).toBeUndefined();
    expect(await count({ ...one, now: 1_001 })).toMatchObject({ freeAt: 1_400 });
    for (const now of [1_400, 1_800]) expect(await count({ ...one, now })).toBeUndefined();
    expect(await counted(one.key, 1_999)).toHaveLength(3);
  });

  test('is counted once under its name, for as long as it last did', async () => {
    const one = newCount(2);
    for (const [id, now] of [
      ['a', 0],
      ['a', 100],
      ['b', 200],
      ['a', 500],
    ] as const) {
      expect(await count({ ...one, id, now })).toBeUndefined();
    }
    expect(await count({ ...one, id: 'c', now: 1_100 })).toMatchObject({ freeAt: 1_200 });
    expect(await count({ ...one, id: 'c', now: 1_200 })).toBeUndefined();
  });

  test('is never lost where it alone fills a set, nor where its record lives longer than it', async () => {
    const one = { ...newCount(1), id: 'a' };
    for (const now of [0, 500]) expect(await count({ ...one, now })).toBeUndefined();
    expect(await counted(one.key, 1_200)).toMatchObject([{ id: 'a', endsAt: 1_500 }]);
    const { key } = newCount();
    const long = { ...newCount(1), key: `${key}|long`, id: 'a' };
    const short = { ...newCount(1), key: `${key}|short`, id: 'a' };
    await count({ ...long, lastsMs: 9_000, now: 0 }, { ...short, now: 0 });
    expect(await count({ ...short, now: 100 })).toBeUndefined();
    expect(await counted(short.key, 1_050)).toMatchObject([{ id: 'a', endsAt: 1_100 }]);
  });

  test('is no more than the limit, also where the same thing is counted again meanwhile', async () => {
    const one = { ...newCount(3), lastsMs: 60_000 };
    for (const id of ['a', 'b', 'c']) await count({ ...one, id });
    const tries = Array.from({ length: 30 }, (_, index) => count({ ...one, id: 'abcd'.charAt(index % 4) }));
    const full = (await Promise.all(tries)).map((found, index) => index % 4 === 3 && found !== undefined);
    expect(full.filter(Boolean)).toHaveLength(7);
    expect((await counted(one.key)).map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('can be taken back by its name, and only that', async () => {
    const one = newCount(2);
    for (const id of ['a', 'b']) await count({ ...one, id });
    await uncount([
      { key: one.key, id: 'a' },
      { key: 'nothing', id: 'a' },
    ]);
    expect((await counted(one.key)).map(({ id }) => id)).toEqual(['b']);
    expect(await count(one)).toBeUndefined();
    expect(await count(one)).toBeDefined();
  });

  test('is all or nothing, with what else is written', async () => {
    const [full, free] = [newCount(1), newCount(1)];
    await count(full);
    expect(await transactWithin({}, [free, full])).toMatchObject({ failed: [], full: { key: full.key } });
    expect(await counted(free.key)).toEqual([]);
    const never = {
      ConditionCheck: {
        TableName: system.tableName('Limits'),
        Key: { key: 'nobody' },
        ConditionExpression: 'attribute_exists(members)',
      },
    };
    expect(await transactWithin({ never }, [free])).toEqual({ failed: ['never'] });
    expect(await counted(free.key)).toEqual([]);
  });

  test('shares a record with others, each with its own limit, for as long as the longest of them lasts', async () => {
    const { key } = newCount();
    const [short, long] = [newCount(2), { ...newCount(3), lastsMs: 5_000 }].map((one, index) => ({
      ...one,
      key: `${key}|set ${index}`,
    })) as [One, One];
    expect(await count({ ...short, now: 0 }, { ...long, now: 0 })).toBeUndefined();
    expect(await count({ ...short, now: 500 })).toBeUndefined();
    expect(await count({ ...short, now: 600 }, { ...long, now: 600 })).toMatchObject({ key: short.key });
    expect(await counted(long.key, 4_999)).toHaveLength(1);
    const records = (await system.all('Limits')).filter((record) => record.key === key);
    expect(records).toMatchObject([{ expiresAt: 5 }]);
  });

  test('can be looked at without counting', async () => {
    const one = newCount(2);
    await count({ ...one, now: 0 });
    expect(await fullOf([{ ...one, now: 1 }])).toBeUndefined();
    await count({ ...one, now: 500 });
    expect(await fullOf([newCount(), { ...one, now: 600 }])).toMatchObject({ key: one.key, freeAt: 1_000 });
    expect(await fullOf([{ ...one, limit: 1, now: 600 }])).toMatchObject({ freeAt: 1_500 });
  });
});
