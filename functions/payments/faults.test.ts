import { describe, expect, test } from 'vitest';
import type { OutsideCall } from '#functions/platform/outside-calls.ts';
import { callsOf, type Fault, killed, killsOf, withFault } from '#infra/testing/faults/faults.ts';
import { shortenPauses } from '#infra/testing/faults/short-pauses.ts';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';

const system = await openPaymentSystem();
const { stripe, begin, begun } = system;
quietLog();
shortenPauses();

const isWrite = ({ operation }: OutsideCall) => operation.startsWith('TransactWrite');

// The keys are fetched once per process. Begin a payment here, so that the first test doesn't count that call.
await begun();

type Work = (body: ReturnType<typeof billBody>) => Promise<unknown>;

/** Kills the process at each outside call of some work in turn. `after` returns what went wrong. */
async function killEverywhere(work: Work, after: (body: ReturnType<typeof billBody>) => Promise<string[]>) {
  const broken: string[] = [];
  const calls = await callsOf(() => work(billBody()));
  expect(calls).toBeGreaterThan(2);
  for (const kill of killsOf(calls)) {
    const body = billBody();
    await killed(kill, () => work(body));
    const wrong = await after(body);
    broken.push(...wrong.map((what) => `${kill.fault} at call ${kill.step}: ${what}`));
  }
  return broken;
}

const intentsFor = (amount: number) => stripe.intents().filter((intent) => intent.amount === amount);

async function recordsOf(email: string) {
  const all = await system.all('Payments');
  return all.filter(({ patientEmail }) => patientEmail === email);
}

/** Each payment has a different amount, by which its intents are recognized at Stripe. */
let lastAmount = 20_000;
const fresh = (body: ReturnType<typeof billBody>) => {
  lastAmount += 1;
  body.amount = lastAmount;
  return body;
};

async function whatIsWrong(body: ReturnType<typeof billBody>): Promise<string[]> {
  const wrong: string[] = [];
  const answer = await begin(body);
  if (answer.status !== 200) return [`the retry answered ${answer.status}`];
  const { id, clientSecret } = answer.body;
  if (intentsFor(body.amount).length !== 1) wrong.push(`${intentsFor(body.amount).length} intents`);
  stripe.pay(clientSecret);
  await system.deliverAll(id);
  const records = await recordsOf(body.metadata.patientEmail);
  if (records.length !== 1) wrong.push(`${records.length} records`);
  if (records[0]?.status !== 'succeeded') wrong.push(`status ${records[0]?.status}`);
  if ((await system.receipts(id)).length !== 1) wrong.push('not one receipt');
  return wrong;
}

test('a beginning killed at any outside call leaves one intent, one record and one charge', async () => {
  const beginFresh: Work = (body) => begin(fresh(body));
  expect(await killEverywhere(beginFresh, whatIsWrong)).toEqual([]);
});

test('the same kills catch a server that makes a new key for each request', async () => {
  const careless: Work = (body) => {
    fresh(body);
    return begin({ ...body, idempotencyKey: undefined });
  };
  expect(await killEverywhere(careless, whatIsWrong)).not.toEqual([]);
});

test('an event killed at any outside call leaves a correct payment once it is delivered again', async () => {
  const ids = new Map<string, string>();
  const work: Work = async (body) => {
    const { id } = await begin(fresh(body)).then((answer) => answer.body);
    ids.set(body.metadata.patientEmail, id);
    stripe.pay(id);
    const [last] = stripe.deliveries(id).slice(-1);
    return last && system.deliver(last);
  };
  // Kills while the payment begins are skipped: they have a test of their own.
  const broken = await killEverywhere(work, async (body) => {
    const id = ids.get(body.metadata.patientEmail);
    if (!id) return [];
    const stats = await system.stats();
    await system.deliverAll(id);
    const again = await system.stats();
    await system.deliverAll(id);
    const wrong: string[] = [];
    if ((await system.shown(id))?.status !== 'succeeded') wrong.push('not succeeded');
    if ((await system.receipts(id)).length !== 1) wrong.push('not one receipt');
    if (JSON.stringify(await system.stats()) !== JSON.stringify(again)) wrong.push('counted again');
    if (again.total !== stats.total) wrong.push('counted as another');
    return wrong;
  });
  expect(broken).toEqual([]);
  const { total, succeeded, totalRevenue } = await system.stats();
  const records = (await system.all('Payments')).filter(({ createdMonth }) => createdMonth);
  const paid = records.filter(({ status }) => status === 'succeeded');
  expect([total, succeeded]).toEqual([records.length, paid.length]);
  const cents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect(totalRevenue).toBeCloseTo(cents / 100, 6);
});

describe('an intent without a record', () => {
  const isRecord = () => {
    let writes = 0;
    return (call: OutsideCall) => isWrite(call) && ++writes === 2;
  };

  test('gets it from its event alone, with what the patient typed', async () => {
    const body = fresh(billBody());
    const { result } = await withFault('crash-before', isRecord(), () => begin(body));
    expect(result.status).toBe(500);
    const { id } = required(intentsFor(body.amount)[0], 'the intent');
    expect(await system.stored(id)).toBeUndefined();
    await system.deliverAll(id);
    const { patientEmail, accountNumber } = body.metadata;
    expect(await system.shown(id)).toMatchObject({
      status: 'pending',
      patientEmail,
      accountNumber,
      version: 1,
    });
    expect((await begun(body)).id).toBe(id);
    expect(await system.shown(id)).toMatchObject({ version: 1 });
    expect(intentsFor(body.amount)).toHaveLength(1);
  });

  test('gets none when it differs from what the patient asked for', async () => {
    const body = fresh(billBody());
    await withFault('crash-before', isRecord(), () => begin(body));
    const intent = required(intentsFor(body.amount)[0], 'the intent');
    Object.assign(stripe.intent(intent.id), { amount: body.amount + 1 });
    stripe.pay(intent.id);
    await system.deliverAll(intent.id);
    expect(await system.stored(intent.id)).toBeUndefined();
  });

  test('keeps the patient’s details in one place once it has it', async () => {
    const body = fresh(billBody());
    await withFault('crash-before', isRecord(), () => begin(body));
    const holding = async () =>
      (await system.all('Payments')).filter((item) =>
        JSON.stringify(item).includes(body.metadata.patientEmail),
      );
    expect((await holding()).map(({ id, expiresAt }) => [id.startsWith('key#'), typeof expiresAt])).toEqual([
      [true, 'number'],
    ]);
    const { id } = await begun(body);
    expect((await holding()).map((item) => item.id)).toEqual([id]);
  });
});

test.each<Fault>(['crash-before', 'timeout-before', 'throttle'])(
  'no intent is made when its details cannot be stored: %s',
  async (fault) => {
    const body = fresh(billBody());
    const { result } = await withFault(fault, isWrite, () => begin(body));
    expect(result.status).toBeGreaterThanOrEqual(429);
    expect(intentsFor(body.amount)).toEqual([]);
  },
);

describe('a payment survives', () => {
  test.each<Fault>(['conflict', 'throttle', 'timeout-before', 'timeout-after'])(
    '%s of the database',
    async (fault) => {
      const body = fresh(billBody());
      let writes = 0;
      const first = (call: OutsideCall) => isWrite(call) && writes++ === 0;
      const { result } = await withFault(fault, first, () => begin(body));
      expect(writes).toBeGreaterThan(0);
      expect(result.status).toBe(200);
      expect(await whatIsWrong(body)).toEqual([]);
    },
  );

  test.each([
    ['429', { status: 429 }],
    ['503 before the work', { status: 503 }],
    ['a closed connection', { drop: true }],
    ['a lost answer', { drop: true, afterWork: true }],
    ['no answer in time', { delay: 10_500, afterWork: true }],
  ])('one %s of Stripe', async (_, fault) => {
    const body = fresh(billBody());
    stripe.faults.next(1, { ...fault, only: 'POST /v1/payment_intents' });
    const first = await begin(body);
    if (first.status !== 200) expect(first.problem.code).toBe('upstream');
    expect(await whatIsWrong(body).then((wrong) => wrong.filter((what) => !/intents$/.test(what)))).toEqual(
      [],
    );
  });
});

test('while Stripe takes over two seconds for each call, payments are made and refunded', async () => {
  stripe.faults.next(100, { delay: 2_200 });
  const id = await system.paid();
  expect((await system.refund(id, { amount: 500, reason: 'Paid twice' })).status).toBe(200);
  stripe.faults.clear();
  expect(await system.shown(id)).toMatchObject({ status: 'succeeded', amountRefunded: 5 });
});

describe('a lasting failure of Stripe', () => {
  test.each([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
    ['500 after the work', { status: 500, afterWork: true }],
    ['nothing', { drop: true }],
  ])('with %s is answered with 502, and a retry succeeds afterwards', async (_, fault) => {
    const body = fresh(billBody());
    stripe.faults.next(20, fault);
    const { status, problem } = await begin(body);
    stripe.faults.clear();
    expect([status, problem.code]).toEqual([502, 'upstream']);
    expect(JSON.stringify(problem)).not.toMatch(/stripe|unknown error/i);
    const wrong = await whatIsWrong(body);
    // Allow surplus intents: their client secrets were never sent, so they can't be paid.
    expect(wrong.filter((what) => !/intents$/.test(what))).toEqual([]);
    expect(intentsFor(body.amount).filter((intent) => intent.status === 'succeeded')).toHaveLength(1);
  });

  test('during a confirmation is answered with 502, and nothing is lost', async () => {
    const { id } = await begun();
    stripe.pay(id);
    stripe.faults.next(20, { status: 500 });
    expect((await system.confirm(id)).status).toBe(502);
    stripe.faults.clear();
    expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
  });
});
