import { expect, test } from 'vitest';
import { quietLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';

quietLog();

const system = await openPaymentSystem({ rotatesSecret: true });
const { stripe } = system;

const daySeconds = 24 * 60 * 60;

/** An event of a payment, with only one of the signatures that Stripe made. */
async function eventSignedBy(secret: 'new' | 'old') {
  const { id } = await system.begun();
  stripe.pay(id);
  const event = stripe.deliveries(id).at(-1);
  const [time, newer, older, ...more] = event?.signature.split(',') ?? [];
  expect([newer, older, more]).toEqual([expect.stringMatching(/^v1=/), expect.stringMatching(/^v1=/), []]);
  return { id, payload: String(event?.payload), signature: `${time},${secret === 'new' ? newer : older}` };
}

test.each(['new', 'old'] as const)(
  'during a rotation, an event signed by the %s secret settles its payment',
  async (secret) => {
    const { id, ...event } = await eventSignedBy(secret);
    expect((await system.deliver(event)).status).toBe(200);
    expect((await system.shown(id))?.status).toBe('succeeded');
  },
);

test('an event signed by neither is refused', async () => {
  const { payload, signature } = await eventSignedBy('new');
  const { status, problem } = await system.deliver({ payload: `${payload} `, signature });
  expect([status, problem.code]).toEqual([400, 'malformed']);
});

test('a day later Stripe signs with the new one only', async () => {
  stripe.advance(daySeconds + 1);
  const { id } = await system.begun();
  expect(stripe.deliveries(id)[0]?.signature.match(/v1=/g)).toHaveLength(1);
  await system.deliverAll(id);
  stripe.pay(id);
  await system.deliverAll(id);
  expect((await system.shown(id))?.status).toBe('succeeded');
});
