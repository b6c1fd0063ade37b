import { expect, test } from 'vitest';
import { billBody, openPaymentSystem } from '#infra/testing/payments.ts';

const system = await openPaymentSystem({ limits: { LIMIT_INTENTS_PER_HOUR: 4, LIMIT_FAILED_CARDS: 3 } });
const { stripe } = system;

const beginFrom = (sourceIp: string, body = billBody()) =>
  system.call('POST /api/payments/create-payment-intent', { body, sourceIp });

test('a client may begin four payments in an hour, and a retry does not count', async () => {
  const body = billBody();
  for (let time = 0; time < 6; time++) expect((await beginFrom('203.0.113.1', body)).status).toBe(200);
  for (let more = 0; more < 3; more++) expect((await beginFrom('203.0.113.1')).status).toBe(200);
  const before = stripe.intents().length;
  const { status, problem, headers } = await beginFrom('203.0.113.1');
  expect([status, problem.code]).toEqual([429, 'too-many']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(stripe.intents().length).toBe(before);
  expect((await beginFrom('203.0.113.1', body)).status).toBe(200);
  expect((await beginFrom('203.0.113.2')).status).toBe(200);
});

test('after three failed cards a client cannot begin payments for a day', async () => {
  const { id } = (await beginFrom('203.0.113.3')).body;
  for (let card = 0; card < 3; card++) stripe.pay(id, 'pm_card_chargeDeclined');
  expect((await beginFrom('203.0.113.3')).status).toBe(200);
  await system.deliverAll(id);
  await system.deliverAll(id);
  const { status, headers } = await beginFrom('203.0.113.3');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await beginFrom('203.0.113.4')).status).toBe(200);
});
