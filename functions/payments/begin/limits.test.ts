import { expect, test } from 'vitest';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';

const system = await openPaymentSystem({
  limits: { LIMIT_INTENTS_PER_HOUR: 4, LIMIT_FAILED_CARDS_PER_HOUR: 2 },
});
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

test('a /48 is stopped by ten times as many failed cards as a client, and stops no other', async () => {
  for (let card = 0; card < 20; card++) {
    // Begin each payment from a different /56.
    const { status, body } = await beginFrom(`2001:db8:5:${(256 * card).toString(16)}::1`);
    expect(status).toBe(200);
    stripe.pay(body.id, 'pm_card_chargeDeclined');
    await system.deliverAll(body.id);
  }
  expect((await beginFrom('2001:db8:5:ffff::1')).status).toBe(429);
  expect((await beginFrom('2001:db8:6:1::1')).status).toBe(200);
});
