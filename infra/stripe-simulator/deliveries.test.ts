import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { simulatedStripe as keys } from '#infra/local/settings/settings.ts';
import { createStripePages } from './control.ts';
import { createStripeSimulator, type StripeSimulator } from './simulator.ts';

const stripe = new Stripe(keys.secretKey);

let folder: string;
let origin: string;
let stop: () => void;
let simulator: StripeSimulator;
/** What the webhook received, and the status codes of its next replies (default: 200). */
let received: Stripe.Event[];
let answers: number[];

function start(): StripeSimulator {
  return createStripeSimulator({
    keys,
    origin,
    webhookUrl: `${origin}/api/stripe/webhook`,
    file: join(folder, 'stripe.jsonl'),
    retryAfterMs: [10, 20, 40],
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  received = [];
  answers = [];
  const server = createServer(async (request, response) => {
    if (request.url !== '/api/stripe/webhook') return createStripePages(simulator)(request, response);
    const signature = String(request.headers['stripe-signature']);
    received.push(stripe.webhooks.constructEvent(await text(request), signature, keys.webhookSecret));
    return response.writeHead(answers.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  simulator = start();
  stop = () => {
    simulator.deliveries.stop();
    server.close();
    server.closeAllConnections();
  };
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

async function control(path: string, fields: object = {}) {
  const body = JSON.stringify(fields);
  const response = await fetch(`${origin}/local/stripe${path}`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

function createIntent(): string {
  return simulator.payments.create({ amount: '6000', currency: 'usd' }).id;
}

function pay(id: string): void {
  simulator.payments.confirm(simulator.payments.find(id), { payment_method: 'pm_card_visa' });
}

const states = () => simulator.store.all('events').map(({ state }) => state);
const receivedTypes = () => received.map(({ type }) => type);

test('events are posted with a signature', async () => {
  pay(createIntent());
  await expect
    .poll(() => receivedTypes().toSorted())
    .toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered']);
});

test('an event that is not acknowledged is posted again, byte for byte', async () => {
  answers = [500, 404];
  createIntent();
  await expect.poll(states).toEqual(['delivered']);
  expect(received).toHaveLength(3);
  expect(new Set(received.map((event) => JSON.stringify(event))).size).toBe(1);
});

test('after the last attempt an event is given up; it can be replayed', async () => {
  answers = [500, 500, 500, 500];
  createIntent();
  await expect.poll(states).toEqual(['given-up']);
  expect(received).toHaveLength(4);
  const { body } = await control('/replay', { eventId: received[0]?.id });
  expect(body).toEqual({ replayed: true });
  await expect.poll(states).toEqual(['delivered']);
  expect((await control('/replay', { eventId: 'evt_none' })).body).toEqual({ replayed: false });
});

test('held events wait, and are released in the order asked for', async () => {
  await control('/hold');
  pay(createIntent());
  await sleep(50);
  expect(received).toEqual([]);
  await control('/release', { order: 'reversed' });
  await expect
    .poll(receivedTypes)
    .toEqual(['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
});

test('a dropped event is recorded but never posted', async () => {
  await control('/drop', { next: 1 });
  pay(createIntent());
  await expect.poll(states).toEqual(['dropped', 'delivered', 'delivered']);
  expect(receivedTypes()).not.toContain('payment_intent.created');
});

test('events can be delayed', async () => {
  await control('/delay', { milliseconds: 150 });
  createIntent();
  await sleep(50);
  expect(received).toEqual([]);
  await expect.poll(receivedTypes).toEqual(['payment_intent.created']);
});

test('payments, keys and undelivered events survive a restart', async () => {
  await control('/hold');
  const id = createIntent();
  pay(id);
  const before = simulator.store.all('intents');
  simulator.deliveries.stop();
  // As a kill in the middle of a write would leave it.
  appendFileSync(join(folder, 'stripe.jsonl'), '{"kind":"intents","value":{"id":"pi_torn"');
  simulator = start();
  expect(simulator.store.all('intents')).toEqual(before);
  simulator.deliveries.resume();
  await expect.poll(states).toEqual(['delivered', 'delivered', 'delivered']);
});

test('the journal is readable by its owner only, and holds no card number', async () => {
  const card = { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' };
  simulator.payments.confirm(simulator.payments.find(createIntent()), {
    payment_method_data: { type: 'card', card },
  });
  const journal = join(folder, 'stripe.jsonl');
  expect(readFileSync(journal, 'utf8')).not.toContain(card.number);
  expect(statSync(journal).mode & 0o777).toBe(0o600);
});

test('disputes, slow payments and faults can be triggered over HTTP', async () => {
  await control('/slow', { next: 1 });
  const id = createIntent();
  pay(id);
  expect((await control('/dispute', { paymentIntent: id })).status).toBe(400);
  expect((await control('/settle', { paymentIntent: id })).body).toMatchObject({ status: 'succeeded' });
  expect((await control('/dispute', { paymentIntent: id })).body).toMatchObject({ object: 'dispute' });
  expect((await control('/settle', { paymentIntent: 'pi_none' })).status).toBe(404);
  await control('/faults', { next: 1, status: 500, only: 'GET' });
  expect(simulator.faults.take('POST /v1/refunds')).toBeUndefined();
  expect(simulator.faults.take('GET /v1/refunds')).toMatchObject({ status: 500 });
});

test('it lists its controls and serves its browser script', async () => {
  const guide = await (await fetch(`${origin}/local/stripe`)).json();
  expect(Object.keys(guide.controls)).toContain('POST /local/stripe/hold');
  const script = await fetch(`${origin}/local/stripe/stripe.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const window = {} as { Stripe?: { version: string } };
  const page = { currentScript: { src: `${origin}/local/stripe/stripe.js` } };
  new Function('window', 'document', await script.text())(window, page);
  expect(window.Stripe).toBeTypeOf('function');
  expect(window.Stripe?.version).toBe('endive');
  expect((await fetch(`${origin}/local/stripe/other`)).status).toBe(404);
});
