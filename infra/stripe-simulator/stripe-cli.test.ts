import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, eventTypes, stripe, stop } = await openStripeApi();
afterAll(stop);

// The requests of `stripe trigger`: https://github.com/stripe/stripe-cli/tree/master/pkg/fixtures/triggers
const described = { currency: 'usd', description: '(created by Stripe CLI)', confirm: 'true' };
const cardsOnly = { 'payment_method_types[]': 'card' };
const address = {
  line1: '510 Townsend St',
  postal_code: '94103',
  city: 'San Francisco',
  state: 'CA',
  country: 'US',
};
const shipping = {
  'shipping[name]': 'Jenny Rosen',
  ...Object.fromEntries(Object.entries(address).map(([name, text]) => [`shipping[address][${name}]`, text])),
};

/** Posts to the API as the CLI does: without the API version that the stripe package would send. */
async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(`${system.api}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${system.secretKey}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: await answer.json() };
}

const create = (fields: Record<string, string>) => post('/v1/payment_intents', { ...described, ...fields });

describe('the calls of Stripe’s command line', () => {
  test('payment_intent.succeeded, with an address to ship to', async () => {
    const { status, body } = await create({
      amount: '2000',
      payment_method: 'pm_card_visa',
      ...cardsOnly,
      ...shipping,
    });
    expect([status, body.status]).toEqual([200, 'succeeded']);
    const shipped = {
      name: 'Jenny Rosen',
      address: { ...address, line2: null },
      carrier: null,
      phone: null,
      tracking_number: null,
    };
    expect(body.shipping).toEqual(shipped);
    expect((await stripe.charges.retrieve(body.latest_charge)).shipping).toEqual(shipped);
    expect(eventTypes(body.id)).toContain('payment_intent.succeeded');
  });

  test('payment_intent.payment_failed', async () => {
    const { status, body } = await create({
      amount: '2000',
      payment_method: 'pm_card_chargeDeclined',
      ...cardsOnly,
    });
    expect([status, body.error.type]).toEqual([402, 'card_error']);
    expect(eventTypes(body.error.payment_intent.id)).toContain('payment_intent.payment_failed');
  });

  test.each(['payment_intent', 'charge'])('charge.refunded, by its %s', async (named) => {
    const paid = await create({ amount: '100', payment_method: 'pm_card_visa', ...cardsOnly });
    const { id, latest_charge } = paid.body;
    const { body } = await post('/v1/refunds', { [named]: named === 'charge' ? latest_charge : id });
    expect(body).toMatchObject({ amount: 100, charge: latest_charge, status: 'succeeded' });
    expect(eventTypes(id)).toContain('charge.refunded');
  });

  test('charge.dispute.created', async () => {
    const { body } = await create({ amount: '100', payment_method: 'pm_card_createDisputeInquiry' });
    expect(eventTypes(body.id)).toContain('charge.dispute.created');
  });
});

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const command = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'stripe'))
  .find(isExecutable);
const run = promisify(execFile);

if (!command) process.stdout.write('Stripe’s command line is not installed: `stripe trigger` was not run.\n');

describe.skipIf(!command)('stripe trigger', () => {
  test.each([
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'charge.refunded',
    'charge.dispute.created',
  ])('%s', async (type) => {
    const before = system.deliveries().length;
    const args = ['trigger', type, '--api-base', system.api, '--api-key', system.secretKey];
    const env = { ...process.env, STRIPE_CLI_TELEMETRY_OPTOUT: '1' };
    await run(String(command), args, { timeout: 30_000, env });
    const types = system
      .deliveries()
      .slice(before)
      .map((event) => event.type as string);
    expect(types).toContain(type);
  });
});
