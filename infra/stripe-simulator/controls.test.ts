import { expect, test } from 'vitest';
import { webhookPerTest } from '#infra/stripe-simulator/webhook.harness.ts';

const hook = webhookPerTest();

test('refunds, disputes and payouts can be controlled over HTTP', async () => {
  const id = hook.createIntent();
  hook.pay(id);
  hook.simulator.refunds.create({ payment_intent: id, amount: 1000 });
  const failed = await hook.control('/fail-refund', { paymentIntent: id, reason: 'declined' });
  expect(failed.body).toMatchObject({ status: 'failed', failure_reason: 'declined' });
  expect((await hook.control('/fail-refund', { paymentIntent: id, reason: 'boredom' })).status).toBe(400);
  hook.simulator.refunds.create({ payment_intent: id, amount: 1000 });
  expect((await hook.control('/cancel-refund', { paymentIntent: id })).body).toMatchObject({
    status: 'canceled',
  });
  const inquiry = { paymentIntent: id, reason: 'product_not_received', inquiry: true };
  expect((await hook.control('/dispute', inquiry)).body).toMatchObject({ status: 'warning_needs_response' });
  const decided = (outcome: string) => hook.control('/decide-dispute', { paymentIntent: id, outcome });
  expect((await decided('escalated')).body).toMatchObject({ status: 'needs_response' });
  expect((await decided('won')).body).toMatchObject({ status: 'won' });
  await hook.control('/advance', { days: 5 });
  const [payout] = hook.simulator.store.all('payouts');
  expect((await hook.control('/fail-payout', { payout: payout?.id })).body).toMatchObject({
    status: 'failed',
  });
});

test('3-D Secure on a page of the bank comes back to the return URL', async () => {
  const outcomes = [
    ['complete', 'succeeded', 'succeeded'],
    ['fail', 'failed', 'requires_payment_method'],
  ] as const;
  for (const [outcome, redirect, status] of outcomes) {
    const id = hook.createIntent();
    const { next_action } = hook.simulator.payments.confirm(hook.simulator.payments.find(id), {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'https://example.com/back?from=bank',
    });
    const url = String(next_action?.redirect_to_url?.url);
    const page = await fetch(url);
    expect(await page.text()).toContain('$60.00');
    const body = new URLSearchParams({
      outcome,
      client_secret: new URL(url).searchParams.get('client_secret') ?? '',
    });
    const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      from: 'bank',
      payment_intent: id,
      redirect_status: redirect,
    });
    expect(hook.simulator.payments.find(id).status).toBe(status);
    expect((await fetch(url)).status).toBe(404);
  }
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
