import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patient, webhookPerTest } from '#infra/stripe-simulator/webhook.harness.ts';

const hook = webhookPerTest();

test('events are posted with a signature', async () => {
  hook.pay(hook.createIntent());
  await expect
    .poll(() => hook.types().toSorted(), patient)
    .toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  await expect.poll(hook.states, patient).toEqual(['delivered', 'delivered', 'delivered']);
});

test('an event that is not acknowledged is posted again, byte for byte', async () => {
  hook.answers = [500, 404];
  hook.createIntent();
  await expect.poll(hook.states, patient).toEqual(['delivered']);
  expect(hook.received).toHaveLength(3);
  expect(new Set(hook.received.map((event) => JSON.stringify(event))).size).toBe(1);
});

test('a redirect is a failed delivery, and is not followed', async () => {
  hook.answers = [301, 302, 308];
  hook.createIntent();
  await expect.poll(hook.states, patient).toEqual(['delivered']);
  expect(hook.received).toHaveLength(4);
});

test('only events that the endpoint is registered for are posted; the others are listed all the same', async () => {
  const { endpoints } = hook.simulator;
  endpoints.update(endpoints.own().id, { enabled_events: ['payment_intent.succeeded'] });
  hook.pay(hook.createIntent());
  await expect.poll(hook.states, patient).toEqual(['filtered', 'filtered', 'delivered']);
  expect(hook.types()).toEqual(['payment_intent.succeeded']);
});

test('what happens later happens by itself, and is posted', async () => {
  const id = hook.createIntent();
  hook.pay(id);
  await hook.control('/advance', { seconds: 4 });
  expect(hook.types()).not.toContain('charge.updated');
  hook.simulator.start();
  await expect.poll(hook.types, patient).toContain('charge.updated');
  hook.simulator.later.stop();
});

test('later work survives a restart', async () => {
  const id = hook.createIntent();
  hook.pay(id);
  hook.simulator.stop();
  hook.start();
  hook.simulator.later.pass(10);
  const [charge] = hook.simulator.store.all('charges');
  expect(charge?.balance_transaction).toMatch(/^txn_/);
});

test('after the last attempt an event is given up', async () => {
  hook.answers = [500, 500, 500, 500];
  hook.createIntent();
  await expect.poll(hook.states, patient).toEqual(['given-up']);
  expect(hook.received).toHaveLength(4);
});

test('a dropped event is recorded but never posted', async () => {
  await hook.control('/drop', { next: 1 });
  hook.pay(hook.createIntent());
  await expect.poll(hook.states, patient).toEqual(['dropped', 'delivered', 'delivered']);
  expect(hook.types()).not.toContain('payment_intent.created');
});

test('payments, keys and undelivered events survive a restart', async () => {
  hook.simulator.deliveries.stop();
  const id = hook.createIntent();
  hook.pay(id);
  const before = hook.simulator.store.all('intents');
  // Append a half-written line, as a kill during a write leaves it.
  appendFileSync(join(hook.folder, 'stripe.jsonl'), '{"kind":"intents","value":{"id":"pi_torn"');
  hook.start();
  expect(hook.simulator.store.all('intents')).toEqual(before);
  expect(hook.received).toEqual([]);
  hook.simulator.deliveries.resume();
  await expect.poll(hook.states, patient).toEqual(['delivered', 'delivered', 'delivered']);
});

test('the journal is readable by its owner only, and holds no card number', async () => {
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
  hook.simulator.payments.confirm(hook.simulator.payments.find(hook.createIntent()), {
    payment_method_data: { type: 'card', card },
  });
  const journal = join(hook.folder, 'stripe.jsonl');
  expect(readFileSync(journal, 'utf8')).not.toContain(card.number);
  expect(statSync(journal).mode & 0o777).toBe(0o600);
});
