import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();
const { addressOf } = await import('./code.ts');
const TableName = system.tableName('LookupCodes');

interface Entry {
  email: string;
  code: string;
}

/** How many people enter a code at the same time. */
const entrants = 20;

let last = 0;

async function mailed(): Promise<Entry> {
  const email = `race-${++last}@example.com`;
  await system.call('POST /api/appointments/lookup', { body: { email } });
  return { email, code: await mailedCode(email) };
}

const verify = (body: Entry) => system.call('POST /api/appointments/lookup/verify', { body });

/**
 * The naive version: reads the code, compares it, then marks it as spent or counts the try. Each function that it
 * returns serves one race, and answers with the statuses of the route.
 */
function naively(rightCode: string): (entry: Entry) => Promise<{ status: number }> {
  let looked = 0;
  const everyone = Promise.withResolvers<void>();
  return async ({ email, code }) => {
    const Key = { address: await addressOf(email) };
    const { Item } = await system.dynamo.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    looked += 1;
    if (looked === entrants) everyone.resolve();
    await everyone.promise;
    if (Item?.tries >= 5) return { status: 429 };
    if (Item?.spent) return { status: 422 };
    const isRight = code === rightCode;
    const UpdateExpression = isRight ? 'SET spent = :one' : 'ADD tries :one';
    const values = { ExpressionAttributeValues: { ':one': 1 } };
    await system.dynamo.send(new UpdateCommand({ TableName, Key, UpdateExpression, ...values }));
    return { status: isRight ? 200 : 422 };
  };
}

/** How many of 20 simultaneous entries are answered with this status. */
async function answered(status: number, entry: Entry, enter: (entry: Entry) => Promise<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: entrants }, () => enter(entry)));
  return answers.filter((answer) => answer.status === status).length;
}

const wrong = ({ email, code }: Entry): Entry => ({
  email,
  code: String((Number(code) + 1) % 1_000_000).padStart(6, '0'),
});

test('a code that is entered 20 times at once opens the appointments once', async () => {
  expect(await answered(200, await mailed(), verify)).toBe(1);
});

test('20 simultaneous wrong codes are five tries, and the right one comes too late', async () => {
  const entry = await mailed();
  expect(await answered(422, wrong(entry), verify)).toBe(5);
  expect((await verify(entry)).status).toBe(429);
});

test('the same races catch a version that looks before it counts', async () => {
  const [one, other] = [await mailed(), await mailed()];
  expect(await answered(200, one, naively(one.code))).toBeGreaterThan(1);
  expect(await answered(422, wrong(other), naively(other.code))).toBeGreaterThan(5);
});
