import { expect, test } from 'vitest';
import { webhookPerTest } from '#infra/stripe-simulator/webhook.harness.ts';

const hook = webhookPerTest();

test('refunds and disputes can be controlled over HTTP', async () => {
  const id = hook.createIntent();
  hook.pay(id);
  hook.simulator.refunds.create({ payment_intent: id, amount: 1000 });
  const failed = await hook.control('/fail-refund', { paymentIntent: id });
  expect(failed.body).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  const disputed = await hook.control('/dispute', { paymentIntent: id });
  expect(disputed.body).toMatchObject({ status: 'needs_response' });
  const decided = (outcome: string) => hook.control('/decide-dispute', { paymentIntent: id, outcome });
  expect((await decided('forgotten')).status).toBe(400);
  expect((await decided('won')).body).toMatchObject({ status: 'won' });
  await hook.control('/advance', { days: 5 });
  expect(hook.simulator.store.all('payouts')).toMatchObject([{ status: 'paid' }]);
});

test('disputes, slow payments and faults can be triggered over HTTP', async () => {
  await hook.control('/slow', { next: 1 });
  const id = hook.createIntent();
  hook.pay(id);
  expect((await hook.control('/dispute', { paymentIntent: id })).status).toBe(400);
  expect((await hook.control('/settle', { paymentIntent: id })).body).toMatchObject({ status: 'succeeded' });
  expect((await hook.control('/dispute', { paymentIntent: id })).body).toMatchObject({ object: 'dispute' });
  expect((await hook.control('/settle', { paymentIntent: 'pi_none' })).status).toBe(404);
  await hook.control('/faults', { next: 1, status: 500, only: 'GET' });
  expect(hook.simulator.faults.take('POST /v1/refunds')).toBeUndefined();
  expect(hook.simulator.faults.take('GET /v1/refunds')).toMatchObject({ status: 500 });
});

test('it lists its controls and serves its browser script', async () => {
  const guide = await (await fetch(`${hook.origin}/local/stripe`)).json();
  expect(Object.keys(guide.controls)).toContain('POST /local/stripe/drop');
  const script = await fetch(`${hook.origin}/local/stripe/stripe.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const window = {} as { Stripe?: { version: string } };
  const page = { currentScript: { src: `${hook.origin}/local/stripe/stripe.js` } };
  new Function('window', 'document', await script.text())(window, page);
  expect(window.Stripe).toBeTypeOf('function');
  expect(window.Stripe?.version).toBe('endive');
  expect((await fetch(`${hook.origin}/local/stripe/other`)).status).toBe(404);
});
