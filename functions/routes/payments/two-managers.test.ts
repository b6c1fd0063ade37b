import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { openPaymentSystem } from '#infra/testing/payments.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';

const system = await openPaymentSystem();
const { stripe } = system;
quietLog();

const times = 20;
const TableName = system.tableName('Payments');

/** What two managers do; each answers the status of the reply. */
interface Office {
  setStatus: (id: string, status: string, version?: number) => Promise<number>;
  refund: (id: string, amount: number, version?: number) => Promise<number>;
  remove: (id: string) => Promise<number>;
}

const office: Office = {
  setStatus: async (id, status, version) => (await system.setStatus(id, { status, version })).status,
  refund: async (id, amount, version) =>
    (await system.refund(id, { amount, version, reason: `Give back ${amount}` })).status,
  remove: async (id) => (await system.remove(id)).status,
};

/** What one writes at first: read, look at the version, act, write. */
async function naively(id: string, version: number | undefined, change: () => object): Promise<number> {
  const item = await system.stored(id);
  if (!item?.status) return 404;
  if (version !== undefined && item.version !== version) return 409;
  const Item = { ...item, ...change(), version: item.version + 1 };
  await system.dynamo.send(new PutCommand({ TableName, Item }));
  return 200;
}

const naiveOffice: Office = {
  setStatus: (id, status, version) => naively(id, version, () => ({ status })),
  refund: (id, amount, version) =>
    naively(id, version, () => {
      stripe.refund(id, amount);
      return { refundedCents: amount };
    }),
  remove: async (id) => {
    const version = ((await system.stored(id))?.version ?? 0) + 1;
    const Item = { id, deletedAt: 'now', wasPaid: true, version };
    await system.dynamo.send(new PutCommand({ TableName, Item }));
    return 200;
  },
};

/** A payment of $123.45 that Stripe has taken and we know of, and the version a manager sees of it. */
async function paid() {
  const id = await system.paid();
  return { id, version: (await system.stored(id))?.version ?? 0 };
}

/** What Stripe has given back of a payment, in how many refunds. */
function givenBack(id: string) {
  const amounts = system.refundsOf(id);
  return { count: amounts.length, cents: amounts.reduce((sum, amount) => sum + amount, 0) };
}

const wants = ['cancelled', 'failed'] as const;
const amounts = [500, 700] as const;

/** Two want a payment otherwise, both having seen it as it was. Answers what is wrong then. */
async function statusRace({ setStatus }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(wants.map((status) => setStatus(id, status, version)));
  const item = await system.stored(id);
  const wrong: string[] = [];
  if (answers.toSorted().join() !== '200,409') wrong.push(`answers ${answers}`);
  if (item?.status !== wants[answers.indexOf(200)]) wrong.push(`status ${item?.status}`);
  if (item?.version !== version + 1) wrong.push(`${(item?.version ?? 0) - version} changes`);
  return wrong;
}

/** The same by two who do not say what they saw: both have their way, one after the other. */
async function blindRace({ setStatus }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(wants.map((status) => setStatus(id, status)));
  const item = await system.stored(id);
  const wrong = answers.join() === '200,200' ? [] : [`answers ${answers}`];
  if (item?.version !== version + 2) wrong.push(`${(item?.version ?? 0) - version} changes`);
  return wrong;
}

/** Two give money back, both having seen that none was. */
async function refundRace({ refund }: Office): Promise<string[]> {
  const { id, version } = await paid();
  const answers = await Promise.all(amounts.map((amount) => refund(id, amount, version)));
  const { count, cents } = givenBack(id);
  const wrong: string[] = [];
  if (answers.toSorted().join() !== '200,409') wrong.push(`answers ${answers}`);
  if (count !== 1) wrong.push(`${count} refunds`);
  if (cents !== amounts[answers.indexOf(200)]) wrong.push(`${cents} cents`);
  if ((await system.stored(id))?.refundedCents !== cents) wrong.push('not what we wrote down');
  return wrong;
}

/** One changes a payment that the other deletes. */
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

async function often<Result>(race: (time: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, time) => race(time)));
}

describe('two managers who change one payment at once', () => {
  test('have one winner when both say which version they saw, and the sums follow', async () => {
    const before = await system.stats();
    expect((await often(() => statusRace(office))).flat()).toEqual([]);
    const after = await system.stats();
    expect(after.total - before.total).toBe(times);
    expect(after.cancelled + after.failed - before.cancelled - before.failed).toBe(times);
    expect(after.totalRevenue).toBeCloseTo(before.totalRevenue, 6);
  });

  test('have their way one after the other when neither says', async () => {
    expect((await often(() => blindRace(office))).flat()).toEqual([]);
  });

  test('never bring back what one of them deleted, whichever comes first', async () => {
    const before = await system.stats();
    const wrong = await often((time) => deletionRace(office, time % 2 === 0));
    expect(wrong.flat()).toEqual([]);
    expect(await system.stats()).toEqual(before);
  });
});

describe('two managers who refund one payment at once', () => {
  test('give back once, what one of them said, when both saw the same version', async () => {
    expect((await often(() => refundRace(office))).flat()).toEqual([]);
  });

  test('leave one line, of the one whose refund it is', async () => {
    const { id, version } = await paid();
    const answers = await Promise.all(amounts.map((amount) => office.refund(id, amount, version)));
    const amount = amounts[answers.indexOf(200)];
    expect(await system.auditOf(id)).toMatchObject([{ to: String(amount), reason: `Give back ${amount}` }]);
  });

  test('never give back more than was paid when neither says what they saw', async () => {
    await often(async () => {
      const { id } = await paid();
      const answers = await Promise.all([10_000, 9_000].map((amount) => office.refund(id, amount)));
      const { cents } = givenBack(id);
      expect(answers).toContain(200);
      expect([10_000, 9_000]).toContain(cents);
      expect((await system.stored(id))?.refundedCents).toBe(cents);
    });
  });

  test('and one of whom changes the status instead have one winner', async () => {
    const races = await often(async () => {
      const { id, version } = await paid();
      const steps = [office.refund(id, 500, version), office.setStatus(id, 'failed', version)];
      const answers = await Promise.all(steps);
      return { answers, ...givenBack(id), lines: await system.auditOf(id) };
    });
    for (const { answers, cents, lines } of races) {
      expect(answers.toSorted()).toEqual([200, 409]);
      expect(cents).toBe(answers[0] === 200 ? 500 : 0);
      expect(lines).toHaveLength(1);
    }
  });
});

test('the same races catch an office that reads, then writes', async () => {
  expect((await often(() => statusRace(naiveOffice))).flat()).toContain('answers 200,200');
  expect((await often(() => blindRace(naiveOffice))).flat()).toContain('1 changes');
  expect((await often(() => refundRace(naiveOffice))).flat()).toContain('2 refunds');
  const wrong = await often((time) => deletionRace(naiveOffice, time % 2 === 0));
  expect(wrong.flat()).toContain('it is back');
});
