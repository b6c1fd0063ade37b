import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, inject, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();

const timesNaive = 10;
const times = inject('handlers') === 'source' ? timesNaive : 5;
const TableName = system.tableName('Payments');

/** Managers' actions. Each returns the reply's status. */
interface Office {
  setStatus: (id: string, status: string, version?: number) => Promise<number>;
  refund: (id: string, amount: number, version: number) => Promise<number>;
  remove: (id: string) => Promise<number>;
}

const office: Office = {
  setStatus: async (id, status, version) => (await system.setStatus(id, { status, version })).status,
  refund: async (id, amount, version) =>
    (await system.refund(id, { amount, version, reason: `Refund ${amount}` })).status,
  remove: async (id) => (await system.remove(id)).status,
};

/** The naive version: reads, compares the version, writes. */
async function readThenWrite(id: string, version: number | undefined, change: () => object): Promise<number> {
  const item = await system.stored(id);
  if (!item?.status) return 404;
  if (version !== undefined && item.version !== version) return 409;
  const Item = { ...item, ...change(), version: item.version + 1 };
  await system.dynamo.send(new PutCommand({ TableName, Item }));
  return 200;
}

const carelessOffice: Office = {
  setStatus: (id, status, version) => readThenWrite(id, version, () => ({ status })),
  refund: (id, amount, version) =>
    readThenWrite(id, version, () => {
      stripe.refund(id, amount);
      return { refundedCents: amount };
    }),
  remove: async (id) => {
    const version = ((await system.stored(id))?.version ?? 0) + 1;
    const Item = { id, deletedAt: 'now', version };
    await system.dynamo.send(new PutCommand({ TableName, Item }));
    return 200;
  },
};

/** A payment of $123.45 that has succeeded, with the version that a manager sees. */
async function paid() {
  const id = await system.paid();
  return { id, version: (await system.stored(id))?.version ?? 0 };
}

/** The number and sum of a payment's refunds at Stripe. */
function refunded(id: string) {
  const amounts = system.refundsOf(id);
  return { count: amounts.length, cents: amounts.reduce((sum, amount) => sum + amount, 0) };
}

const statuses = ['cancelled', 'failed'] as const;
const amounts = [500, 700] as const;

/** Two managers set different statuses, both from the same version. Returns what went wrong. */
async function statusRace({ setStatus }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(statuses.map((status) => setStatus(id, status, version)));
  const item = await system.stored(id);
  const wrong: string[] = [];
  if (answers.toSorted().join() !== '200,409') wrong.push(`answers ${answers}`);
  if (item?.status !== statuses[answers.indexOf(200)]) wrong.push(`status ${item?.status}`);
  if (item?.version !== version + 1) wrong.push(`${(item?.version ?? 0) - version} changes`);
  return wrong;
}

/** Two managers set different statuses without sending a version: both succeed, one after the other. */
async function blindRace({ setStatus }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(statuses.map((status) => setStatus(id, status)));
  const item = await system.stored(id);
  const wrong = answers.join() === '200,200' ? [] : [`answers ${answers}`];
  if (item?.version !== version + 2) wrong.push(`${(item?.version ?? 0) - version} changes`);
  return wrong;
}

/** Two managers refund a payment, both from the same version. */
async function refundRace({ refund }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(amounts.map((amount) => refund(id, amount, version)));
  const { count, cents } = refunded(id);
  const wrong: string[] = [];
  if (answers.toSorted().join() !== '200,409') wrong.push(`answers ${answers}`);
  if (count !== 1) wrong.push(`${count} refunds`);
  if (cents !== amounts[answers.indexOf(200)]) wrong.push(`${cents} cents`);
  if ((await system.stored(id))?.refundedCents !== cents) wrong.push('not what we recorded');
  return wrong;
}

/** One manager changes a payment while the other deletes it. */
async function deletionRace({ setStatus, remove }: Office, deletesFirst: boolean): Promise<string[]> {
  const { id, version } = await paid();
  const steps = [() => setStatus(id, 'failed', version), () => remove(id)];
  const answers = await Promise.all((deletesFirst ? steps.toReversed() : steps).map((step) => step()));
  const [changed = 0, removed = 0] = deletesFirst ? answers.toReversed() : answers;
  const wrong: string[] = [];
  if (removed !== 200 || ![200, 404, 409].includes(changed)) wrong.push(`answers ${changed} ${removed}`);
  if ((await system.stored(id))?.status) wrong.push('it is back');
  return wrong;
}

const concurrency = 5;

/** Runs a race many times, a few at a time: all of them together would time out at Stripe on a slow machine. */
async function often<Result>(race: (time: number) => Promise<Result>, count = times): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < count; start += concurrency) {
    const batch = Array.from({ length: concurrency }, (_, index) => race(start + index));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

describe('two managers who change one payment at the same time', () => {
  test('have one winner when both state the version they saw, and the counters follow', async () => {
    const before = await system.stats();
    expect((await often(() => statusRace(office))).flat()).toEqual([]);
    const after = await system.stats();
    expect(after.total - before.total).toBe(times);
    expect(after.cancelled + after.failed - before.cancelled - before.failed).toBe(times);
    expect(after.totalRevenue).toBeCloseTo(before.totalRevenue, 6);
  });

  test('both succeed, one after the other, when neither states a version', async () => {
    expect((await often(() => blindRace(office))).flat()).toEqual([]);
  });

  test('never bring back what one of them deleted, in either order', async () => {
    const before = await system.stats();
    const wrong = await often((time) => deletionRace(office, time % 2 === 0));
    expect(wrong.flat()).toEqual([]);
    expect(await system.stats()).toEqual(before);
  });
});

describe('two managers who refund one payment at the same time', () => {
  test('refund once, by one of the two amounts, when both saw the same version', async () => {
    expect((await often(() => refundRace(office))).flat()).toEqual([]);
  });

  test('leave one audit line, of the manager whose refund it is', async () => {
    const { id, version } = await paid();
    const answers = await Promise.all(amounts.map((amount) => office.refund(id, amount, version)));
    const amount = amounts[answers.indexOf(200)];
    expect(await system.auditOf(id)).toMatchObject([{ to: String(amount), reason: `Refund ${amount}` }]);
  });

  test('have one winner when one of them changes the status instead', async () => {
    const races = await often(async () => {
      const { id, version } = await paid();
      const steps = [office.refund(id, 500, version), office.setStatus(id, 'failed', version)];
      const answers = await Promise.all(steps);
      return { answers, ...refunded(id), lines: await system.auditOf(id) };
    });
    for (const { answers, cents, lines } of races) {
      expect(answers.toSorted()).toEqual([200, 409]);
      expect(cents).toBe(answers[0] === 200 ? 500 : 0);
      expect(lines).toHaveLength(1);
    }
  });
});

test('the same races catch an office that reads first and then writes', async () => {
  expect((await often(() => statusRace(carelessOffice), timesNaive)).flat()).toContain('answers 200,200');
  expect((await often(() => blindRace(carelessOffice), timesNaive)).flat()).toContain('1 changes');
  expect((await often(() => refundRace(carelessOffice), timesNaive)).flat()).toContain('2 refunds');
  const wrong = await often((time) => deletionRace(carelessOffice, time % 2 === 0), timesNaive);
  expect(wrong.flat()).toContain('it is back');
});
