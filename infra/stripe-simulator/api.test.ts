import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, clientWith, createIntent, stripe, stop } = await openStripeApi();
afterAll(stop);

describe('refusals', () => {
  test.each([
    ['no amount', { amount: undefined }, { code: 'parameter_missing', param: 'amount' }],
    ['49 cents', { amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
    ['half a cent', { amount: 60.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
    ['a million dollars', { amount: 100_000_000 }, { code: 'amount_too_large', param: 'amount' }],
    ['no money of this world', { currency: 'xyz' }, { param: 'currency' }],
    ['what no intent has', { color: 'red' }, { code: 'parameter_unknown', param: 'color' }],
    [
      'what no intent has, further down',
      { payment_method_options: { card: { color: 'red' } } },
      { code: 'parameter_unknown', param: 'payment_method_options[card][color]' },
    ],
    [
      'several unknown parameters',
      { color: 'red', payment_method_options: { size: 1 } },
      { message: 'Received unknown parameters: color, payment_method_options[size]' },
    ],
    ['a word for a boolean', { confirm: 'perhaps' }, { param: 'confirm' }],
    [
      'a word that is none of the list',
      { payment_method_options: { card: { request_three_d_secure: 'often' } } },
      { param: 'payment_method_options[card][request_three_d_secure]' },
    ],
    ['manual capture, which it does not model', { capture_method: 'manual' }, { param: 'capture_method' }],
  ])('%s', async (_, params, error) => {
    const before = system.intents().length;
    const refused = await errorOf(createIntent(params as object));
    expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(refused).toMatchObject({ statusCode: 400, ...error });
    expect(system.intents()).toHaveLength(before);
  });

  test('unknown parameters of any call: reads, lists and their bounds, refunds, payment methods', async () => {
    const { id } = await createIntent();
    const unknown = (param: string) => ({ code: 'parameter_unknown', param });
    const refused = (call: Promise<unknown>, param: string) =>
      expect(errorOf(call)).resolves.toMatchObject(unknown(param));
    await refused(stripe.paymentIntents.retrieve(id, { color: 'red' } as object), 'color');
    await refused(stripe.paymentIntents.cancel(id, { color: 'red' } as object), 'color');
    await refused(stripe.refunds.list({ created: { since: 1 } } as object), 'created[since]');
    await refused(stripe.refunds.create({ payment_intent: id, origin: 'customer_balance' }), 'origin');
    const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, color: 'red' };
    const method = { type: 'card', card } as object;
    await refused(stripe.paymentMethods.create(method), 'card[color]');
    const data = { payment_method_data: method } as object;
    await refused(stripe.paymentIntents.confirm(id, data), 'payment_method_data[card][color]');
  });

  test('an expansion of what is no object', async () => {
    const { id } = await createIntent();
    const expanded = await errorOf(stripe.paymentIntents.retrieve(id, { expand: ['amount'] }));
    expect(expanded.message).toBe('This property cannot be expanded (amount).');
  });

  test('an unknown intent', async () => {
    const error = await errorOf(stripe.paymentIntents.retrieve('pi_none'));
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
  });

  test('a wrong key, or none', async () => {
    const error = await errorOf(clientWith('sk_test_wrong_key').paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).not.toContain('sk_test_wrong_key');
    expect((await fetch(`${system.api}/v1/payment_intents`)).status).toBe(401);
  });

  test('a path that Stripe doesn’t have', async () => {
    const headers = { authorization: `Bearer ${system.secretKey}` };
    const response = await fetch(`${system.api}/v1/nothing`, { headers });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });
});

describe('a publishable key', () => {
  const browser = clientWith(system.publishableKey);

  test('reads and pays an intent whose client secret it has, and sees no metadata', async () => {
    const { id, client_secret } = await createIntent({ metadata: { payment: 'abc' } });
    const read = await browser.paymentIntents.retrieve(id, { client_secret: String(client_secret) });
    expect(read).toMatchObject({ id, status: 'requires_payment_method' });
    expect(read).not.toHaveProperty('metadata');
    const confirm = { client_secret, payment_method: 'pm_card_chargeDeclined' } as object;
    const error = await errorOf(browser.paymentIntents.confirm(id, confirm));
    expect(error).toMatchObject({ decline_code: 'generic_decline', payment_intent: { id } });
    expect(error.payment_intent).not.toHaveProperty('metadata');
  });

  test('gets nothing without the client secret or with a wrong one', async () => {
    const { id } = await createIntent();
    expect(await errorOf(browser.paymentIntents.retrieve(id))).toMatchObject({ param: 'client_secret' });
    const wrong = browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_x` });
    expect(await errorOf(wrong)).toMatchObject({ statusCode: 404 });
  });

  test('may not create intents or refunds', async () => {
    const made = browser.paymentIntents.create({ amount: 100, currency: 'usd' });
    expect(await errorOf(made)).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
    expect(await errorOf(browser.refunds.create({ payment_intent: 'pi_x' }))).toMatchObject({
      statusCode: 401,
    });
  });
});

test('calls are recorded', async () => {
  const { id } = await createIntent({ metadata: { payment: 'ref' } }, 'key-told');
  const call = system.calls.find(({ idempotencyKey }) => idempotencyKey === 'key-told');
  expect(call).toMatchObject({ method: 'POST', path: '/v1/payment_intents' });
  expect(new URLSearchParams(call?.form).get('metadata[payment]')).toBe('ref');
  expect(id).toMatch(/^pi_/);
});

test('signatures pass the stripe package’s own check', async () => {
  const { id } = await createIntent();
  const [delivery] = system.deliveries(id);
  if (!delivery) return expect.fail('no event');
  const { payload, signature } = delivery;
  const event = stripe.webhooks.constructEvent(payload, signature, system.webhookSecret);
  expect(event).toMatchObject({ type: 'payment_intent.created', data: { object: { id } } });
  const rewritten = JSON.stringify(JSON.parse(payload));
  expect(() => stripe.webhooks.constructEvent(rewritten, signature, system.webhookSecret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
});

test('events have the API version that the package is pinned to', () => {
  const versions = system.deliveries().map(({ payload }) => JSON.parse(payload).api_version);
  expect(new Set(versions)).toEqual(new Set([Stripe.API_VERSION]));
});
