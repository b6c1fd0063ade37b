import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { mailedCode } from '#infra/testing/mail/mailed-code.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';

const system = await openTestSystem();
const TableName = system.tableName('LookupCodes');
const email = 'race@example.com';

interface Entry {
  requestId: string;
  code: string;
}

/** Enters a code, and says whether it opened the appointments. */
type Enter = (entry: Entry) => Promise<boolean>;

async function mailed(): Promise<Entry> {
  const { body } = await system.call('POST /api/appointments/lookup', { body: { email } });
  return { requestId: body.requestId, code: await mailedCode(body.requestId, email) };
}

async function storedRequest(requestId: string) {
  const command = new GetCommand({ TableName, Key: { requestId }, ConsistentRead: true });
  return (await system.dynamo.send(command)).Item;
}

const enter: Enter = async (entry) => {
  const request = { body: { email, ...entry } };
  return (await system.call('POST /api/appointments/lookup/verify', request)).status === 200;
};

/** How many people enter a code at the same time. */
const entrants = 20;

/** The naive version: reads the request, compares the code, then counts the try or notes the use. For one race. */
function naively(rightCode: string): Enter {
  let looked = 0;
  const everyone = Promise.withResolvers<void>();
  return async ({ requestId, code }) => {
    const request = await storedRequest(requestId);
    looked += 1;
    if (looked === entrants) everyone.resolve();
    await everyone.promise;
    if (request?.tries >= 5 || request?.usedAt) return false;
    const isRight = code === rightCode;
    await system.dynamo.send(
      new UpdateCommand({
        TableName,
        Key: { requestId },
        UpdateExpression: isRight ? 'SET usedAt = :one' : 'ADD tries :one',
        ExpressionAttributeValues: { ':one': 1 },
      }),
    );
    return isRight;
  };
}

/** How many of 20 concurrent entries of a right code open the appointments. */
async function openings(entry: Entry, enterCode: Enter): Promise<number> {
  const opened = await Promise.all(Array.from({ length: entrants }, () => enterCode(entry)));
  return opened.filter(Boolean).length;
}

/** How many of 20 simultaneous wrong codes were compared with the right one: as many as were counted. */
async function comparisons({ requestId, code }: Entry, enterCode: Enter): Promise<number> {
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await Promise.all(Array.from({ length: entrants }, () => enterCode({ requestId, code: wrong })));
  return (await storedRequest(requestId))?.tries;
}

test('a code that is entered 20 times at once opens the appointments once', async () => {
  expect(await openings(await mailed(), enter)).toBe(1);
});

test('20 simultaneous wrong codes are five tries, and the right one comes too late', async () => {
  const entry = await mailed();
  expect(await comparisons(entry, enter)).toBe(5);
  expect(await enter(entry)).toBe(false);
});

test('the same races catch a version that looks before it counts', async () => {
  const [one, other] = [await mailed(), await mailed()];
  expect(await openings(one, naively(one.code))).toBeGreaterThan(1);
  expect(await comparisons(other, naively(other.code))).toBeGreaterThan(5);
});
