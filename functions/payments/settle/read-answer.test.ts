import { expect, test } from 'vitest';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';
import { hourMs } from '#shared/time/durations.ts';

const system = await openPaymentSystem();
const { stripe } = system;
const { chargeOf, findIntent } = await import('#functions/stripe/intents.ts');
const { readAnswer } = await import('./read-answer.ts');
const { paymentStatusOf } = await import('./payment-news.ts');

/** The intent as if it had been paid some time ago. */
async function intentPaid(id: string, secondsAgo: number) {
  const intent = required(await findIntent(id), 'intent');
  const charge = required(chargeOf(intent), 'charge');
  return { ...intent, latest_charge: { ...charge, created: charge.created - secondsAgo } };
}

test('a refund that failed is seen the first time that we look, if the payment was made a while ago', async () => {
  const { id } = await system.begun();
  stripe.pay(id);
  stripe.refund(id, 500);
  stripe.failRefund(id);
  const { money } = await readAnswer({ refundedCents: 0 }, await intentPaid(id, hourMs / 1000));
  expect(money.refunds).toMatchObject([{ cents: 500, status: 'failed' }]);
});

test('a payment that was made just now costs no further question', async () => {
  const { id } = await system.begun();
  stripe.pay(id);
  const intent = await intentPaid(id, 0);
  const asked = stripe.calls.length;
  expect((await readAnswer({ refundedCents: 0 }, intent)).money).toMatchObject({ refundedCents: 0 });
  expect(stripe.calls).toHaveLength(asked);
});

test('refunds of the same second are in the order in which they were made', async () => {
  const { id } = await system.begun();
  stripe.pay(id);
  for (const cents of [500, 600, 700]) stripe.refund(id, cents);
  const { money } = await readAnswer({ refundedCents: 0 }, await intentPaid(id, hourMs / 1000));
  const { refunds = [] } = money;
  expect(new Set(refunds.map(({ createdAt }) => createdAt)).size).toBe(1);
  expect(refunds.map(({ cents }) => cents)).toEqual([500, 600, 700]);
});

test.each([
  ['requires_payment_method', false, 'pending'],
  ['requires_payment_method', true, 'failed'],
  ['processing', true, 'pending'],
  ['requires_action', false, 'pending'],
  ['requires_confirmation', false, 'pending'],
  ['requires_capture', false, 'pending'],
  ['succeeded', true, 'succeeded'],
  ['canceled', true, 'failed'],
  ['canceled', false, 'cancelled'],
  ['something_new', false, 'pending'],
] as const)('%s (has failed before: %s) is %s', (status, hasFailed, expected) => {
  expect(paymentStatusOf(status, hasFailed)).toBe(expected);
});
