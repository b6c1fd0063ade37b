import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';

const written = keptLog();

const system = await openPaymentSystem();
const { stripe, begun, deliver } = system;

const metrics = (name: string, count = 1) =>
  written.filter((line) => line.includes(`"${name}":${count}`)).length;

function sign(payload: string, secondsAgo = 0, secret = stripe.webhookSecret): string {
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}

async function paidEvent() {
  const { id } = await begun();
  stripe.pay(id);
  const event = stripe.deliveries(id).find(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('no event');
  return { ...event, intentId: id };
}

describe('an event', () => {
  test('settles its payment; delivered again, it changes nothing', async () => {
    const { intentId, payload, signature } = await paidEvent();
    for (let time = 0; time < 3; time++) {
      const { status, body } = await deliver({ payload, signature });
      expect([status, body]).toEqual([200, { received: true }]);
    }
    expect(await system.shown(intentId)).toMatchObject({ status: 'succeeded', version: 2 });
    expect(await system.receipts(intentId)).toHaveLength(1);
  });

  test('delivered at the same time as all others, and as the browser’s confirmation, makes one success', async () => {
    const before = await system.stats();
    const { intentId } = await paidEvent();
    const events = stripe.deliveries(intentId);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => events.map((event) => deliver(event))).flat(),
      ...Array.from({ length: 5 }, () => system.confirm(intentId)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await system.receipts(intentId)).toHaveLength(1);
    const after = await system.stats();
    expect([after.total - before.total, after.succeeded - before.succeeded]).toEqual([1, 1]);
  });

  test('is accepted in base64 as well', async () => {
    const { intentId, payload } = await paidEvent();
    const { status } = await system.call('POST /api/stripe/webhook', {
      rawBody: Buffer.from(payload).toString('base64'),
      isBase64Encoded: true,
      headers: { 'stripe-signature': sign(payload), 'content-type': 'application/json' },
    });
    expect(status).toBe(200);
    expect((await system.shown(intentId))?.status).toBe('succeeded');
  });

  test('is refused when it is outdated, forged, changed or unsigned', async () => {
    const { intentId, payload } = await paidEvent();
    const tampered = payload.replace('succeeded', 'suceeeded');
    const attempts: [string, string][] = [
      [payload, sign(payload, 301)],
      [payload, sign(payload, -302)],
      [payload, sign(payload, 0, 'whsec_other')],
      [JSON.stringify(JSON.parse(payload)), sign(payload)],
      [tampered, sign(payload)],
      [payload, ''],
      [payload, 'nonsense'],
      [payload, `t=${Math.floor(Date.now() / 1000)},v1=`],
      ['', sign(payload)],
    ];
    for (const [body, signature] of attempts) {
      const { status, problem } = await deliver({ payload: body, signature });
      expect([status, problem.code]).toEqual([400, 'malformed']);
    }
    expect((await system.shown(intentId))?.status).toBe('pending');
    expect((await deliver({ payload, signature: sign(payload, 290) })).status).toBe(200);
    expect((await deliver({ payload, signature: sign(payload, -290) })).status).toBe(200);
  });

  test('counts as refused only with a signature in the form of Stripe’s, and as not refused when accepted', async () => {
    const { payload, signature } = await paidEvent();
    const [refused, accepted] = [metrics('WebhookRefused'), metrics('WebhookRefused', 0)];
    for (const rubbish of ['', 'nonsense', 't=1,v1=', 't=1,v1=00', `v1=${'0'.repeat(64)}`])
      await deliver({ payload, signature: rubbish });
    expect(metrics('WebhookRefused')).toBe(refused);
    await deliver({ payload, signature: sign(payload, 0, 'whsec_other') });
    expect(metrics('WebhookRefused')).toBe(refused + 1);
    await deliver({ payload, signature });
    expect([metrics('WebhookRefused'), metrics('WebhookRefused', 0)]).toEqual([refused + 1, accepted + 1]);
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'event'],
    ['a list', []],
    ['no data', { id: 'evt_1', type: 'payment_intent.succeeded', livemode: false }],
    ['no object', { id: 'evt_1', type: 'payment_intent.succeeded', livemode: false, data: {} }],
    [
      'an object that is a text',
      { id: 'evt_1', type: 'x', livemode: false, data: { object: 'pi_12345678' } },
    ],
    [
      'an id that no table stores',
      {
        id: '\ud800',
        type: 'x',
        livemode: false,
        data: { object: { object: 'payment_intent', id: 'pi_1' } },
      },
    ],
    [
      'an intent without an id',
      { id: 'evt_1', type: 'x', livemode: false, data: { object: { object: 'charge', payment_intent: {} } } },
    ],
  ])('is refused when it is signed and holds %s', async (_, content) => {
    const payload = JSON.stringify(content);
    const { status, problem } = await deliver({ payload, signature: sign(payload) });
    expect([status, problem.code]).toEqual([400, 'malformed']);
  });

  test.each([
    ['about another kind of object', 'customer.created', { id: 'cus_1', object: 'customer' }],
    [
      'of a type that the endpoint is not registered for',
      'charge.expired',
      { id: 'ch_1', object: 'charge', payment_intent: 'pi_unread0001' },
    ],
  ])('%s is received, and Stripe is not asked', async (_, type, object) => {
    const calls = stripe.calls.length;
    const payload = JSON.stringify({ id: `evt_${type}`, type, livemode: false, data: { object } });
    expect((await deliver({ payload, signature: sign(payload) })).status).toBe(200);
    expect(stripe.calls).toHaveLength(calls);
  });

  test('of sale of another product on our account lists, counts and mails nothing, and goes on the work list', async () => {
    const before = await system.stats();
    const made = await fetch(`${stripe.api}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripe.secretKey}` },
      body: new URLSearchParams({ amount: '2500', currency: 'usd', 'metadata[source]': 'gift-shop' }),
    });
    const { id: strange } = (await made.json()) as { id: string };
    await system.deliverAll(strange);
    expect(await system.stored(strange)).toBeUndefined();
    stripe.pay(strange);
    await system.deliverAll(strange);
    expect(await system.shown(strange)).toBeUndefined();
    expect(await system.stats()).toEqual(before);
    expect(await system.mails(strange)).toEqual([]);
    expect(await system.stored(strange)).toBeUndefined();
    stripe.refund(strange);
    await system.deliverAll(strange);
    const [sale, ...others] = await system.all('OtherSales');
    expect(sale).toEqual({
      id: strange,
      amountCents: 2500,
      currency: 'usd',
      day: `${clinicDateAt(stripe.now())} usd`,
      notedAt: expect.any(String),
      open: 'open',
    });
    expect(others).toEqual([]);
    expect(metrics('OtherSale')).toBe(1);
  });

  test('that cannot be settled answers 5xx and is not marked as processed, so that Stripe sends it again', async () => {
    const { intentId, payload, signature } = await paidEvent();
    stripe.faults.next(2, { status: 500 });
    const { status, problem } = await deliver({ payload, signature });
    expect([status, problem.code]).toEqual([502, 'upstream']);
    stripe.faults.clear();
    expect((await deliver({ payload, signature })).status).toBe(200);
    expect((await system.shown(intentId))?.status).toBe('succeeded');
  });
});

describe('an alarm', () => {
  test('goes off for another amount, currency or mode than we asked for, and no money is believed', async () => {
    for (const change of [{ amount: 1 }, { currency: 'eur' }, { livemode: true }]) {
      const { intentId, payload, signature } = await paidEvent();
      const before = await system.shown(intentId);
      const alarms = metrics('PaymentMismatched');
      Object.assign(stripe.intent(intentId), change);
      expect((await deliver({ payload, signature })).status).toBe(200);
      expect(await system.shown(intentId)).toMatchObject({ status: before?.status, amount: before?.amount });
      expect(await system.stored(intentId)).toMatchObject({ attention: 'open', isMismatched: true });
      expect(metrics('PaymentMismatched')).toBe(alarms + 1);
    }
  });

  test('goes off when a payment succeeds after its record was deleted', async () => {
    const { id } = await begun();
    stripe.slowDown(1);
    stripe.pay(id);
    await system.remove(id);
    stripe.settle(id);
    await system.deliverAll(id);
    expect(metrics('DeletedPaymentPaid')).toBeGreaterThan(0);
    expect(await system.shown(id)).toBeUndefined();
  });
});
