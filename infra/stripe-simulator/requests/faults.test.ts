import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, clientWith, createIntent, stripe, stop } = await openStripeApi();
afterAll(stop);
afterEach(() => system.faults.clear());

describe('faults', () => {
  test('reply 429 and 500 without doing the work', async () => {
    const before = system.intents().length;
    system.faults.next(1, { status: 429 });
    expect(await errorOf(createIntent())).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    system.faults.next(1, { status: 500 });
    expect(await errorOf(createIntent())).toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(system.intents()).toHaveLength(before);
  });

  test.each([
    ['a 500', { status: 500 }],
    ['a cut connection', { drop: true }],
    ['a timeout', { delay: 2000 }],
  ])('%s after the work: the same key finds what was done', async (_, fault) => {
    const before = system.intents().length;
    system.faults.next(1, { ...fault, afterWork: true });
    const patient = clientWith(system.secretKey, { maxNetworkRetries: 2, timeout: 500 });
    const options = { idempotencyKey: `key-lost-${JSON.stringify(fault)}` };
    const made = await patient.paymentIntents.create({ amount: 6000, currency: 'usd' }, options);
    expect(system.intents()).toHaveLength(before + 1);
    expect(system.intent(made.id).status).toBe('requires_payment_method');
  });

  test('apply only to the calls they name', async () => {
    system.faults.next(1, { status: 500, only: 'POST /v1/refunds' });
    const { id } = await createIntent();
    system.pay(id);
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 500 });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 6000 });
  });

  test('let a call land after its answer was lost, once for its idempotency key', async () => {
    const { id } = await createIntent();
    system.pay(id);
    const count = async () => (await stripe.refunds.list({ payment_intent: id })).data.length;
    const refund = (idempotencyKey: string) =>
      stripe.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey });
    // The stripe package repeats a call once if its connection was closed, so two refunds take four faults.
    system.faults.next(4, { late: true, only: 'POST /v1/refunds' });
    for (const key of ['key-late', 'key-later']) {
      expect(await errorOf(refund(key))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    }
    expect(await count()).toBe(0);
    await refund('key-late');
    expect(await count()).toBe(1);
    expect(await system.faults.land()).toBe(4);
    expect(await count()).toBe(2);
  });
});
