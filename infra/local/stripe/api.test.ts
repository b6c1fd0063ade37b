import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startStripe } from '#infra/testing/stripe-system.ts';

const system = await startStripe();
afterAll(system.stop);
afterEach(() => system.faults.clear());

/** The real package, as the functions use it. */
function clientWith(key: string, options: Partial<Stripe.StripeConfig> = {}): Stripe {
  const { hostname, port } = new URL(system.api);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, ...options });
}

const stripe = clientWith(system.secretKey);

function createIntent(params: Partial<Stripe.PaymentIntentCreateParams> = {}, idempotencyKey?: string) {
  const body = { amount: 6000, currency: 'usd', allowed_payment_method_types: ['card'], ...params };
  return stripe.paymentIntents.create(body, idempotencyKey ? { idempotencyKey } : {});
}

/** The error that a call ends in. */
async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return call.then(
    () => expect.fail('it went well'),
    (error) => error,
  );
}

function eventTypes(intentId: string): string[] {
  return system.deliveries(intentId).map(({ type }) => type);
}

test('an intent is made, read again and paid', async () => {
  const made = await createIntent({ metadata: { payment: 'abc', source: 'bill-pay' } });
  expect(made).toMatchObject({
    amount: 6000,
    amount_received: 0,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    automatic_payment_methods: null,
    livemode: false,
    metadata: { payment: 'abc', source: 'bill-pay' },
    status: 'requires_payment_method',
  });
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w{25}$`));
  expect(await stripe.paymentIntents.retrieve(made.id)).toEqual(made);
  const paid = await stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' });
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 6000, last_payment_error: null });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(made.id, {
    expand: ['latest_charge'],
  });
  expect(charge).toMatchObject({
    object: 'charge',
    paid: true,
    payment_intent: made.id,
    payment_method_details: { card: { brand: 'visa', last4: '4242' } },
  });
  expect(eventTypes(made.id)).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('signatures are good by the package that the webhook checks them with', async () => {
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

test('events are written in the version that the package is pinned to', () => {
  const versions = system.deliveries().map(({ payload }) => JSON.parse(payload).api_version);
  expect(new Set(versions)).toEqual(new Set([Stripe.API_VERSION]));
});

describe('what is refused', () => {
  test.each([
    ['no amount', { amount: undefined }, { code: 'parameter_missing', param: 'amount' }],
    ['49 cents', { amount: 49 }, { code: 'amount_too_small', param: 'amount' }],
    ['half a cent', { amount: 60.5 }, { code: 'parameter_invalid_integer', param: 'amount' }],
    ['a million dollars', { amount: 100_000_000 }, { code: 'amount_too_large', param: 'amount' }],
    ['no money of this world', { currency: 'xyz' }, { param: 'currency' }],
    [
      'what this version has no more',
      { payment_method_types: ['card'] },
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
    ['what no intent has', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  ])('%s', async (_, params, error) => {
    const before = system.intents().length;
    const refused = await errorOf(createIntent(params as object));
    expect(refused).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(refused).toMatchObject({ statusCode: 400, ...error });
    expect(system.intents()).toHaveLength(before);
  });

  test('an intent that is not there', async () => {
    const error = await errorOf(stripe.paymentIntents.retrieve('pi_none'));
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such payment_intent: 'pi_none'",
    });
  });

  test('a wrong key, with Bearer or Basic', async () => {
    const error = await errorOf(clientWith('sk_test_wrong_key').paymentIntents.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).not.toContain('sk_test_wrong_key');
    const get = (authorization?: string) =>
      fetch(`${system.api}/v1/payment_intents`, { headers: authorization ? { authorization } : {} });
    const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    expect((await get()).status).toBe(401);
    expect((await get(basic('sk_test_other'))).status).toBe(401);
    expect((await get(basic(system.secretKey))).status).toBe(200);
  });

  test('a path that Stripe does not have', async () => {
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

  test('gets nothing without the secret, or with another one', async () => {
    const { id } = await createIntent();
    expect(await errorOf(browser.paymentIntents.retrieve(id))).toMatchObject({ param: 'client_secret' });
    const wrong = browser.paymentIntents.retrieve(id, { client_secret: `${id}_secret_x` });
    expect(await errorOf(wrong)).toMatchObject({ statusCode: 404 });
  });

  test('makes no intents and no refunds', async () => {
    const made = browser.paymentIntents.create({ amount: 100, currency: 'usd' });
    expect(await errorOf(made)).toMatchObject({ statusCode: 401, code: 'secret_key_required' });
    expect(await errorOf(browser.refunds.create({ payment_intent: 'pi_x' }))).toMatchObject({
      statusCode: 401,
    });
  });
});

describe('test cards', () => {
  test.each([
    [
      '4000000000000002',
      'pm_card_chargeDeclined',
      'card_declined',
      'generic_decline',
      'Your card was declined.',
    ],
    [
      '4000000000009995',
      'pm_card_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    [
      '4000000000000127',
      'pm_card_chargeDeclinedIncorrectCvc',
      'incorrect_cvc',
      undefined,
      "Your card's security code is incorrect.",
    ],
    [
      '4000000000000069',
      'pm_card_chargeDeclinedExpiredCard',
      'expired_card',
      undefined,
      'Your card has expired.',
    ],
    [
      '4000000000000119',
      'pm_card_chargeDeclinedProcessingError',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s: %s is refused with %s', async (number, token, code, declineCode, message) => {
    const { id } = await createIntent();
    const error = await errorOf(stripe.paymentIntents.confirm(id, { payment_method: token }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, message });
    expect(error.decline_code).toBe(declineCode ?? '');
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    const failed = system.pay(id, number);
    expect(failed).toMatchObject({
      amount_received: 0,
      payment_method: null,
      status: 'requires_payment_method',
      last_payment_error: { code, message, type: 'card_error' },
    });
    expect(eventTypes(id).slice(1)).toEqual([
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    expect(system.pay(id, 'pm_card_visa')).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test.each([
    ['4242424242424241', {}, 'incorrect_number'],
    ['4242424242424242', { exp_month: 13 }, 'invalid_expiry_month'],
    ['4242424242424242', { exp_year: 2020 }, 'invalid_expiry_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc'],
  ])('%s with %j is refused before any bank is asked', async (number, changes, code) => {
    const { id } = await createIntent();
    const card = { number, exp_month: 12, exp_year: 2040, cvc: '123', ...changes };
    const params = { payment_method_data: { type: 'card', card } } as object;
    expect(await errorOf(stripe.paymentIntents.confirm(id, params))).toMatchObject({ statusCode: 402, code });
    expect(system.intent(id).last_payment_error).toBeNull();
    expect(eventTypes(id)).toEqual(['payment_intent.created']);
  });

  test.each([
    ['5555555555554444', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
  ])('%s is a %s and pays', async (number, brand) => {
    const { id } = await createIntent();
    expect(system.pay(id, number).status).toBe('succeeded');
    const { payment_method: method } = await stripe.paymentIntents.retrieve(id, {
      expand: ['payment_method'],
    });
    expect(method).toMatchObject({ card: { brand, last4: number.slice(-4) } });
  });

  test('a real card is refused in test mode, and its number is kept nowhere', async () => {
    const { id } = await createIntent();
    const number = '4539578763621486';
    expect(system.pay(id, number).last_payment_error).toMatchObject({ decline_code: 'test_mode_live_card' });
    expect(JSON.stringify([system.intent(id), system.deliveries(id)])).not.toContain(number);
  });

  test('3-D Secure waits for its answer; a no can be followed by another card', async () => {
    const { id } = await createIntent();
    const waiting = await stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect(eventTypes(id)).toContain('payment_intent.requires_action');
    const failed = system.pay(id, '4000002500003155', { authenticate: 'fail' });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    const paid = system.pay(id, '4000000000003220', { authenticate: 'complete' });
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
  });
});

test('a paid intent is neither paid again nor cancelled; a cancelled one is not paid', async () => {
  const { id } = await createIntent();
  system.pay(id);
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };
  const again = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(await errorOf(again)).toMatchObject({ ...unexpected, payment_intent: { status: 'succeeded' } });
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected);
  const other = await createIntent();
  const canceled = await stripe.paymentIntents.cancel(other.id, { cancellation_reason: 'abandoned' });
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
  expect(canceled.canceled_at).toBeTypeOf('number');
  expect(eventTypes(other.id)).toContain('payment_intent.canceled');
  const late = stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' });
  expect(await errorOf(late)).toMatchObject(unexpected);
});

test('a slow payment is in processing until it is settled', async () => {
  const { id } = await createIntent();
  system.slowDown(1);
  expect(system.pay(id).status).toBe('processing');
  expect(system.settle(id).status).toBe('succeeded');
});

test('lists are newest first, in pages, within what was asked for', async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await createIntent()).id);
  const newest = made.toReversed();
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true });
  expect(first.data.map(({ id }) => id)).toEqual(newest.slice(0, 2));
  const next = await stripe.paymentIntents.list({ limit: 3, starting_after: String(newest[1]) });
  expect(next.data.map(({ id }) => id)).toEqual(newest.slice(2));
  const all = await stripe.paymentIntents.list({ limit: 2 }).autoPagingToArray({ limit: 1000 });
  expect(all).toHaveLength(system.intents().length);
  const future = Math.floor(Date.now() / 1000) + 60;
  expect((await stripe.paymentIntents.list({ created: { gte: future } })).data).toEqual([]);
  expect((await stripe.paymentIntents.list({ created: { lt: future }, limit: 1 })).data).toHaveLength(1);
});

describe('refunds', () => {
  test('in parts, up to what was paid', async () => {
    const { id } = await createIntent();
    system.pay(id);
    const part = await stripe.refunds.create({ payment_intent: id, amount: 1000, reason: 'duplicate' });
    expect(part).toMatchObject({
      amount: 1000,
      payment_intent: id,
      reason: 'duplicate',
      status: 'succeeded',
    });
    const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 5001 });
    expect(await errorOf(tooMuch)).toMatchObject({
      param: 'amount',
      message: 'Refund amount ($50.01) is greater than unrefunded amount on charge ($50.00)',
    });
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(5000);
    const more = stripe.refunds.create({ payment_intent: id });
    expect(await errorOf(more)).toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data.map(({ amount }) => amount)).toEqual([5000, 1000]);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(charge).toMatchObject({ amount_refunded: 6000, refunded: true });
    expect(eventTypes(id).slice(-4)).toEqual([
      'refund.created',
      'charge.refunded',
      'refund.created',
      'charge.refunded',
    ]);
  });

  test('not of what was not paid, and not of what the bank took back', async () => {
    const { id } = await createIntent();
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      message: `This PaymentIntent (${id}) does not have a successful charge to refund.`,
    });
    system.pay(id);
    expect(system.dispute(id)).toMatchObject({ object: 'dispute', payment_intent: id });
    expect(eventTypes(id)).toContain('charge.dispute.created');
    const refund = stripe.refunds.create({ payment_intent: id });
    expect(await errorOf(refund)).toMatchObject({ code: 'charge_disputed' });
  });
});

describe('idempotency keys', () => {
  test('the same request gets the first answer, and nothing happens twice', async () => {
    const first = await createIntent({}, 'key-same');
    const second = await createIntent({}, 'key-same');
    expect(second).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(system.intents().filter(({ id }) => id === first.id)).toHaveLength(1);
    expect(eventTypes(first.id)).toEqual(['payment_intent.created']);
  });

  test('the answer that is kept is the first one, whatever happened since', async () => {
    const first = await createIntent({}, 'key-old');
    system.pay(first.id);
    expect(await createIntent({}, 'key-old')).toMatchObject({
      id: first.id,
      status: 'requires_payment_method',
    });
  });

  test('another request with the same key is refused', async () => {
    const { id } = await createIntent({ amount: 6000 }, 'key-other');
    const other = await errorOf(createIntent({ amount: 7000 }, 'key-other'));
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    const elsewhere = stripe.refunds.create({ payment_intent: id }, { idempotencyKey: 'key-other' });
    expect(await errorOf(elsewhere)).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('a second request while the first is going on is refused for now', async () => {
    system.faults.next(1, { delay: 300 });
    const first = createIntent({}, 'key-now');
    await sleep(100);
    expect(await errorOf(createIntent({}, 'key-now'))).toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });
    expect(await createIntent({}, 'key-now-too')).toHaveProperty('id');
    expect((await first).id).toBe((await createIntent({}, 'key-now')).id);
  });

  test('a refused parameter leaves the key free; a refused card does not', async () => {
    expect(await errorOf(createIntent({ amount: 1 }, 'key-free'))).toMatchObject({ statusCode: 400 });
    const { id } = await createIntent({}, 'key-free');
    const decline = () =>
      stripe.paymentIntents.confirm(
        id,
        { payment_method: 'pm_card_chargeDeclined' },
        { idempotencyKey: 'key-card' },
      );
    await errorOf(decline());
    const replayed = await errorOf(decline());
    expect(replayed.headers?.['idempotent-replayed']).toBe('true');
    expect(eventTypes(id).filter((type) => type === 'charge.failed')).toHaveLength(1);
  });
});

describe('faults', () => {
  test('429 and 500 instead of any work', async () => {
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

  test('only the calls they are meant for', async () => {
    system.faults.next(1, { status: 500, only: 'POST /v1/refunds' });
    const { id } = await createIntent();
    system.pay(id);
    expect(await errorOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ statusCode: 500 });
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 6000 });
  });
});

test('what Stripe was told can be looked at', async () => {
  const { id } = await createIntent({ metadata: { payment: 'ref' } }, 'key-told');
  const call = system.calls.find(({ idempotencyKey }) => idempotencyKey === 'key-told');
  expect(call).toMatchObject({ method: 'POST', path: '/v1/payment_intents', key: 'secret' });
  expect(new URLSearchParams(call?.form).get('metadata[payment]')).toBe('ref');
  expect(id).toMatch(/^pi_/);
});
