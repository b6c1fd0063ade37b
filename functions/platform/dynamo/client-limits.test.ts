import { setTimeout as sleep } from 'node:timers/promises';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();
const { countNow, giveBack } = await import('./client-limits.ts');

const limit = { name: 'tries', limit: 10 };

let lastClient = 0;
const newClient = () => ({ key: `client-${++lastClient}`, isSpared: false });

type Client = ReturnType<typeof newClient>;
type Count = (client: Client) => Promise<boolean>;

const count: Count = (client) => countNow(client, limit);

/** The naive version: reads the counter, compares it, then increments it. */
async function naiveCount({ key }: Client): Promise<boolean> {
  const at = { TableName: system.tableName('Limits'), Key: { key: `naive#${key}` } };
  const { Item } = await system.dynamo.send(new GetCommand({ ...at, ConsistentRead: true }));
  // Long enough for all of them to read before any writes.
  await sleep(50);
  if (Item?.tries >= limit.limit) return false;
  const update = { UpdateExpression: 'ADD tries :one', ExpressionAttributeValues: { ':one': 1 } };
  await system.dynamo.send(new UpdateCommand({ ...at, ...update }));
  return true;
}

/** How many of 40 simultaneous attempts get through. */
async function letThrough(countOne: Count, client = newClient()): Promise<number> {
  const passed = await Promise.all(Array.from({ length: 40 }, () => countOne(client)));
  return passed.filter(Boolean).length;
}

describe('what is counted right away', () => {
  test('lets no more through than the limit, however many come together', async () => {
    expect(await letThrough(count)).toBe(10);
  });

  test('passes where the same rush catches a version that looks before it counts', async () => {
    expect(await letThrough(naiveCount)).toBeGreaterThan(10);
  });

  test('is not limited for a clinic’s own network', async () => {
    expect(await letThrough(count, { ...newClient(), isSpared: true })).toBe(40);
  });

  test('can be given back, but never below zero', async () => {
    const client = newClient();
    await giveBack(client, limit);
    expect(await letThrough(count, client)).toBe(10);
    await giveBack(client, limit);
    expect([await count(client), await count(client)]).toEqual([true, false]);
  });
});
