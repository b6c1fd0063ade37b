import {
  PutCommand,
  type PutCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { callOutside, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { callsOf, type Fault, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { closuresOf } from '#infra/testing/records/closures.ts';
import { slotTimes } from '#shared/appointments/slots.ts';

const system = await openTestSystem();
const { close, reopen, notify, list, closedSlots, auditOf } = closuresOf(system);
quietLog();
shortenPauses();

const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');
const idOn = (date: string) => `${date}_1_day`;

function once(): (call: OutsideCall) => boolean {
  let struck = 0;
  return (call) => isWrite(call) && struck++ < 1;
}

/** Counts the stored parts of a closure. If some are there and others not, a write was lost. */
async function whatStands(date: string) {
  const { closures } = (await list({ from: date, to: date })).body;
  const slots = await closedSlots(date);
  return { closures: closures.length, slots: slots.length, audit: (await auditOf(idOn(date))).length };
}

const whole = { closures: 1, slots: 6, audit: 1 };
const nothing = { closures: 0, slots: 0, audit: 0 };
const reopened = { closures: 0, slots: 0, audit: 2 };

describe('survives', () => {
  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])('%s', async (fault) => {
    const date = freshDay();
    const closing = await withFault(fault, once(), () => close({ date }));
    expect(closing.result.status).toBe(201);
    expect(await whatStands(date)).toEqual(whole);
    const reopening = await withFault(fault, once(), () => reopen(idOn(date)));
    expect(reopening.result.status).toBe(200);
    expect(await whatStands(date)).toEqual(reopened);
  });

  test('an answer that is lost every time, as long as the closure landed', async () => {
    const date = freshDay();
    const { result } = await withFault('timeout-after', isWrite, () => close({ date }));
    expect(result.status).toBe(201);
    expect(await whatStands(date)).toEqual(whole);
  });

  test('no endless throttling: 429, and nothing is half closed', async () => {
    const date = freshDay();
    const { result } = await withFault('throttle', isWrite, () => close({ date }));
    expect([result.status, result.problem.code]).toEqual([429, 'too-many']);
    expect(await whatStands(date)).toEqual(nothing);
  });
});

describe('telling the patients survives', () => {
  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])('%s, once', async (fault) => {
    const date = freshDay();
    const body = bookingBody({ date });
    await system.call('POST /api/appointments', { body });
    await close({ date });
    const { result } = await withFault(fault, once(), () => notify(idOn(date)));
    expect(result.status).toBe(200);
    expect((await notify(idOn(date))).status).toBe(200);
    const mails = (await system.all('Outbox')).filter(
      ({ kind, visits }) => kind === 'closed' && visits[0].confirmationNumber === body.confirmationNumber,
    );
    expect(mails).toHaveLength(1);
  });
});

/** Crashes `work` at each of its outside calls in turn, then retries it. Returns what went wrong. */
async function crashEverywhere(
  work: (date: string) => Promise<unknown>,
  { before, after }: { before?: (date: string) => Promise<unknown>; after: object },
): Promise<string[]> {
  const broken: string[] = [];
  const prepared = async () => {
    const date = freshDay();
    await before?.(date);
    return date;
  };
  const healthy = await prepared();
  const calls = await callsOf(() => work(healthy));
  expect(calls).toBeGreaterThan(0);
  for (const kill of killsOf(calls)) {
    const moment = `${kill.fault} at call ${kill.step}`;
    const date = await prepared();
    await killed(kill, () => work(date));
    const left = await whatStands(date);
    if (![0, 6].includes(left.slots)) broken.push(`${moment}: ${JSON.stringify(left)}`);
    if ((left.closures === 1) !== left.slots > 0) broken.push(`${moment}: torn`);
    await work(date).catch(() => undefined);
    const then = await whatStands(date);
    if (JSON.stringify(then) !== JSON.stringify(after)) {
      broken.push(`${moment}, then again: ${JSON.stringify(then)}`);
    }
  }
  return broken;
}

test('a process killed at any outside call of closing leaves all of it or nothing, and a retry completes it', async () => {
  expect(await crashEverywhere((date) => close({ date }), { after: whole })).toEqual([]);
});

test('the same of reopening', async () => {
  const before = (date: string) => close({ date });
  expect(await crashEverywhere((date) => reopen(idOn(date)), { before, after: reopened })).toEqual([]);
});

/** The naive version: closes one slot after another, without a transaction. */
async function naiveClose(date: string): Promise<void> {
  const put = (input: PutCommandInput) =>
    callOutside({ service: 'dynamodb', operation: 'PutItemCommand', input }, () =>
      system.dynamo.send(new PutCommand(input)),
    );
  const update = (input: UpdateCommandInput) =>
    callOutside({ service: 'dynamodb', operation: 'UpdateItemCommand', input }, () =>
      system.dynamo.send(new UpdateCommand(input)),
    );
  const times = slotTimes('1', date);
  const id = idOn(date);
  const closure = { id, month: date.slice(0, 7), locationId: '1', date, reason: 'x', times, version: id };
  await put({
    TableName: system.tableName('Closures'),
    Item: { ...closure, createdAt: '2026-11-23T17:00:00.000Z' },
    ConditionExpression: 'attribute_not_exists(id)',
  });
  for (const time of times) {
    await update({
      TableName: system.tableName('Slots'),
      Key: { date, slot: `1#${time}` },
      UpdateExpression: 'ADD closedBy :ids',
      ExpressionAttributeValues: { ':ids': new Set([id]) },
    });
  }
  const Item = { month: '2026-11', entry: `x#${date}`, subject: id, action: 'closure.create', actor: 'x' };
  await put({ TableName: system.tableName('Audit'), Item });
}

test('the same kills catch a closure in several writes', async () => {
  expect(await crashEverywhere(naiveClose, { after: whole })).not.toEqual([]);
});
