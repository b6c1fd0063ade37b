import { expect, test } from 'vitest';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { startStripe } from '#infra/testing/stripe/stripe-system.ts';

const written = keptLog();

// The keys after an operator put the live secret in, before the live publishable key was deployed.
const live = await startStripe('live');
const system = await openPaymentSystem({ stripe: live, stripeMode: 'test' });

const metrics = () => written.filter((line) => line.includes('"StripeKeysMismatched":1')).length;

test('a live secret key under a test publishable key begins no payment, and says why in the log', async () => {
  const { status, problem } = await system.begin(billBody());
  expect([status, problem.code]).toEqual([500, 'internal']);
  expect(live.calls).toEqual([]);
  expect(await system.stats()).toMatchObject({ total: 0 });
  expect(metrics()).toBe(1);
  const reason = 'the publishable key is a Stripe test key, but secretKey in the Stripe secret is not';
  expect(written.find((line) => line.includes('WrongConfiguration'))).toContain(reason);
  expect(written.join('')).not.toContain(live.secretKey);
});

test('and accepts no event, which Stripe sends again later', async () => {
  const before = metrics();
  const { status, problem } = await system.deliver({ payload: '{}', signature: 't=1,v1=00' });
  expect([status, problem.code]).toEqual([500, 'internal']);
  expect(metrics()).toBe(before + 1);
});

test('either sets off the alarm, and no other', () => {
  expect(setOffBy(written)).toEqual(['StripeKeysMismatched']);
});
