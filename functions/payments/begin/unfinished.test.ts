import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { killed, killsOf } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { newAddress } from '#infra/testing/new-address.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import { minuteMs } from '#shared/time/durations.ts';

const limit = 3;
const system = await openPaymentSystem({
  limits: { LIMIT_UNFINISHED_INTENTS: limit },
  clinicNetworks: ['198.51.100.0/24'],
});
const { stripe, dynamo } = system;
const { counted } = await import('#functions/platform/dynamo/tally.ts');
const { reconcileIfDue } = await import('#functions/jobs/reconcile.ts');
quietLog();
shortenPauses();

const beginFrom = (sourceIp: string, body = billBody()) =>
  system.call('POST /api/payments/create-payment-intent', { body, sourceIp });

async function begunFrom(sourceIp: string, body = billBody()): Promise<string> {
  const { status, body: reply } = await beginFrom(sourceIp, body);
  expect(status).toBe(200);
  return reply.id;
}

async function fillPlaces(sourceIp: string) {
  return [await begunFrom(sourceIp), await begunFrom(sourceIp), await begunFrom(sourceIp)] as const;
}

afterEach(() => vi.useRealTimers());

function passMinutes(minutes: number): void {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}

const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index));

describe('a client with three unfinished payments', () => {
  test('cannot begin a fourth, and is told kindly', async () => {
    const address = newAddress();
    await fillPlaces(address);
    const before = stripe.intents().length;
    const { status, problem, headers } = await beginFrom(address);
    expect([status, problem.code, headers['retry-after']]).toEqual([429, 'too-many', '3600']);
    expect(problem.detail).toMatch(/^Some payments started on your network aren’t finished yet\./);
    expect(stripe.intents().length).toBe(before);
    await begunFrom(newAddress());
  });

  test('gets each of the three again under its own key', async () => {
    const address = newAddress();
    const bodies = times(limit, () => billBody());
    const ids = await Promise.all(bodies.map((body) => begunFrom(address, body)));
    for (const [index, body] of bodies.entries()) expect(await begunFrom(address, body)).toBe(ids[index]);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test.each([
    ['is paid', (id: string) => stripe.pay(id)],
    ['has had its card refused', (id: string) => stripe.pay(id, 'pm_card_chargeDeclined')],
  ])('may begin another as soon as one %s', async (_, end) => {
    const address = newAddress();
    const [first] = await fillPlaces(address);
    end(first);
    await system.deliverAll(first);
    await begunFrom(address);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('may begin another when one was paid and we have not heard of it', async () => {
    const address = newAddress();
    const [first] = await fillPlaces(address);
    stripe.pay(first);
    await begunFrom(address);
    expect((await system.shown(first))?.status).toBe('succeeded');
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('may begin others after an hour, when the three are canceled', async () => {
    const address = newAddress();
    const ids = await fillPlaces(address);
    passMinutes(59);
    expect((await beginFrom(address)).status).toBe(429);
    passMinutes(2);
    await begunFrom(address);
    expect(ids.map((id) => stripe.intent(id).status)).toEqual(times(limit, () => 'canceled'));
  });

  test('has ten times as many places in a clinic’s own network', async () => {
    for (let payment = 0; payment < 10 * limit; payment++) await begunFrom('198.51.100.7');
    expect((await beginFrom('198.51.100.7')).status).toBe(429);
  });
});

describe('twenty payments begun at the same time', () => {
  test('become three', async () => {
    const address = newAddress();
    const before = stripe.intents().length;
    const answers = await Promise.all(times(20, () => beginFrom(address)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...times(limit, () => 200), ...times(17, () => 429)]);
    expect(stripe.intents().length).toBe(before + limit);
  });

  test('under one key take one place', async () => {
    const address = newAddress();
    const body = billBody();
    const ids = await Promise.all(times(20, () => begunFrom(address, body)));
    expect(new Set(ids).size).toBe(1);
    await begunFrom(address);
    await begunFrom(address);
    expect((await beginFrom(address)).status).toBe(429);
  });

  test('are more than three for a limit that reads, compares and then adds', async () => {
    const set = `intents#naive-${randomUUID()}`;
    async function naivePlace(): Promise<boolean> {
      const { length } = await counted(set);
      // Wait long enough for all attempts to read the count before one adds to it.
      await sleep(50);
      if (length >= limit) return false;
      const command = new UpdateCommand({
        TableName: system.tableName('Limits'),
        Key: { key: set },
        UpdateExpression: 'ADD members :members',
        ExpressionAttributeValues: { ':members': new Set([`zzzzzzzz ${randomUUID()}`]) },
      });
      await dynamo.send(command);
      return true;
    }
    const placed = await Promise.all(times(20, naivePlace));
    expect(placed.filter(Boolean).length).toBeGreaterThan(limit);
  });
});

describe('the places of a client', () => {
  test('are free again after a crash at any point of a payment’s beginning or end', async () => {
    const lost: string[] = [];
    for (const kill of killsOf(12)) {
      const address = newAddress();
      const bodies = times(limit, () => billBody());
      await killed(kill, async () => {
        const begun = await Promise.all(bodies.map((body) => beginFrom(address, body)));
        for (const { status, body } of begun) {
          if (status !== 200) continue;
          stripe.pay(body.id);
          await system.confirm(body.id);
        }
      });
      passMinutes(61);
      const statuses: number[] = [];
      for (let payment = 0; payment < limit; payment++) statuses.push((await beginFrom(address)).status);
      if (statuses.some((status) => status !== 200)) lost.push(`${kill.fault} at call ${kill.step}`);
      vi.useRealTimers();
    }
    expect(lost).toEqual([]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['cancels it', (id) => system.setStatus(id, { status: 'cancelled', version: 1 })],
    ['deletes it', (id) => system.remove(id)],
    ['reconciles', () => reconcileIfDue(new Date())],
  ])('are free again once a manager %s, before anything else said that it was paid', async (_, act) => {
    const id = await begunFrom(newAddress());
    const { client, reference } = required(await system.stored(id), id);
    const left = async () => (await counted(`unfinished#${client?.[0].key}`)).map((one) => one.id);
    expect(await left()).toEqual([reference]);
    stripe.pay(id);
    await act(id);
    expect(await left()).toEqual([]);
  });

  test('are free again when their payments are unknown', async () => {
    const address = newAddress();
    await fillPlaces(address);
    const sets = (await system.all('Limits')).filter(({ members }) => members?.size === limit);
    for (const { key } of sets) {
      const members = times(limit, (index) => `zzzzzzzz lost-${index}`);
      const Item = { TableName: system.tableName('Limits'), Key: { key } };
      await dynamo.send(
        new UpdateCommand({
          ...Item,
          UpdateExpression: 'SET members = :members',
          ExpressionAttributeValues: { ':members': new Set(members) },
        }),
      );
    }
    await begunFrom(address);
  });
});

describe('a patient who comes back after an hour', () => {
  test('hears that the payment has ended, and may begin another', async () => {
    const address = newAddress();
    const body = billBody();
    const id = await begunFrom(address, body);
    passMinutes(61);
    const { status, problem } = await beginFrom(address, body);
    expect([status, problem.code]).toEqual([409, 'payment-ended']);
    expect(stripe.intent(id).status).toBe('canceled');
    await begunFrom(address, { ...body, idempotencyKey: randomUUID() });
  });

  test('hears that it was paid, even if the bank has disputed it since', async () => {
    const address = newAddress();
    const body = billBody();
    const id = await begunFrom(address, body);
    stripe.pay(id);
    stripe.dispute(id);
    passMinutes(61);
    expect(await begunFrom(address, body)).toBe(id);
    expect((await system.auditOf(id)).map(({ action }) => action)).toEqual(['payment.dispute']);
    expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
  });
});
