import type Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

test('an intent is created, read and paid', async () => {
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

test('a paid intent can’t be paid again or canceled; a canceled one can’t be paid', async () => {
  const { id } = await createIntent();
  system.pay(id);
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };
  const again = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(await errorOf(again)).toMatchObject({ ...unexpected, payment_intent: { status: 'succeeded' } });
  expect(await errorOf(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected);
  const other = await createIntent();
  const canceled = await stripe.paymentIntents.cancel(other.id);
  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: null });
  expect(canceled.canceled_at).toBeTypeOf('number');
  expect(eventTypes(other.id)).toContain('payment_intent.canceled');
  const late = stripe.paymentIntents.confirm(other.id, { payment_method: 'pm_card_visa' });
  expect(await errorOf(late)).toMatchObject(unexpected);
});

test('an address to ship to is the charge’s as well', async () => {
  const address = { line1: '1 Main St', postal_code: '89101' };
  const { id, shipping } = await createIntent({ shipping: { name: 'Dana', address } });
  const none = { city: null, country: null, line2: null, state: null };
  const rest = { carrier: null, phone: null, tracking_number: null };
  expect(shipping).toEqual({ name: 'Dana', address: { ...none, ...address }, ...rest });
  const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  const { shipping: shipped } = await stripe.charges.retrieve(String(paid.latest_charge));
  expect(shipped).toEqual(shipping);
  const nameless = { address } as Stripe.PaymentIntentCreateParams.Shipping;
  expect(await errorOf(createIntent({ shipping: nameless }))).toMatchObject({
    code: 'parameter_missing',
    param: 'shipping[name]',
  });
});

test('a slow payment is in processing until it is settled', async () => {
  const { id } = await createIntent();
  system.slowDown(1);
  expect(system.pay(id).status).toBe('processing');
  expect(system.settle(id).status).toBe('succeeded');
});

test('lists are newest first, paged and filtered', async () => {
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
});

test('the charges of an intent are listed newest first, declined ones too', async () => {
  const [{ id }, other] = [await createIntent(), await createIntent()];
  system.pay(other.id, 'pm_card_chargeDeclined');
  for (const card of ['pm_card_chargeDeclined', 'pm_card_chargeDeclinedExpiredCard', 'pm_card_visa']) {
    system.pay(id, card);
  }
  const { data, has_more } = await stripe.charges.list({ payment_intent: id });
  expect(
    data.map(({ status, failure_code, payment_intent }) => [status, failure_code, payment_intent]),
  ).toEqual([
    ['succeeded', null, id],
    ['failed', 'expired_card', id],
    ['failed', 'card_declined', id],
  ]);
  expect(has_more).toBe(false);
  const page = await stripe.charges.list({ payment_intent: id, limit: 2 });
  expect([page.data.length, page.has_more]).toEqual([2, true]);
});
