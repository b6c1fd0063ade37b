import { describe, expect, test } from 'vitest';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem();
const { stripe, begun } = system;

const callsAbout = (id: string) =>
  stripe.calls.filter(({ path, form }) => path.includes(id) || form.includes(id)).length;

describe('confirm-payment, which anyone may call', () => {
  test('called 40 times within seconds asks Stripe a handful of times, and answers each', async () => {
    const { id } = await begun();
    const before = callsAbout(id);
    const started = Date.now();
    for (let batch = 0; batch < 2; batch++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => system.confirm(id)));
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([200, { payment: { id, status: 'pending' } }]);
      }
    }
    const windows = Math.floor(Date.now() / 3_000) - Math.floor(started / 3_000) + 1;
    expect(callsAbout(id) - before).toBeLessThanOrEqual(2 * windows);
  });

  test('answers a success right away, although it has just been asked', async () => {
    const { id } = await begun();
    expect((await system.confirm(id)).body.payment.status).toBe('pending');
    stripe.pay(id);
    expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
  });

  test.each([
    ['paid', 'succeeded'],
    ['canceled', 'cancelled'],
  ])('asks Stripe nothing about a payment that is %s', async (how, status) => {
    const { id } = await begun();
    const cards = how === 'paid' ? ['pm_card_visa'] : Array(5).fill('pm_card_chargeDeclined');
    for (const card of cards) stripe.pay(id, card);
    await system.deliverAll(id);
    const before = callsAbout(id);
    for (let time = 0; time < 20; time++) {
      expect((await system.confirm(id)).body).toEqual({ payment: { id, status } });
    }
    expect(callsAbout(id)).toBe(before);
  });

  test('asks at most sixty times in a day about one payment', async () => {
    const { id } = await begun();
    const { countAnyway } = await import('#functions/platform/dynamo/tally.ts');
    const { transact } = await import('#functions/platform/dynamo/transaction.ts');
    const reads = Array.from({ length: 60 }, (_, read) => String(read));
    await transact({ reads: countAnyway(`reads of day#${id}`, reads, 86_400_000) });
    const before = callsAbout(id);
    stripe.pay(id);
    expect((await system.confirm(id)).body.payment.status).toBe('pending');
    expect(callsAbout(id)).toBe(before);
    await system.deliverAll(id);
    expect((await system.confirm(id)).body.payment.status).toBe('succeeded');
  });
});

test('a payment begun again 70 times asks Stripe at most 30 times in a minute', async () => {
  const body = billBody();
  const { id } = await begun(body);
  const before = callsAbout(id);
  const started = Date.now();
  const statuses = new Set<number>();
  for (let time = 0; time < 70; time++) statuses.add((await system.begin(body)).status);
  const windows = Math.floor(Date.now() / 60_000) - Math.floor(started / 60_000) + 1;
  expect(callsAbout(id) - before).toBeLessThanOrEqual(30 * windows);
  expect(statuses).toEqual(new Set([200, 429]));
});
