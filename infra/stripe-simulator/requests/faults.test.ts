import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/testing/stripe-api.ts';

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
});
