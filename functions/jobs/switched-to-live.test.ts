import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { openPaymentSystem } from '#infra/testing/records/payments.ts';
import { required } from '#shared/required.ts';

const written = keptLog();
const system = await openPaymentSystem({ stripeMode: 'live', limits: { LIMIT_UNFINISHED_INTENTS: 3 } });
const { stripe, begun } = system;
const { settlePayments } = await import('./settle-payments.ts');
const { counted } = await import('#functions/platform/dynamo/tally.ts');
const { now } = await import('#functions/platform/clock.ts');

const TableName = system.tableName('Payments');

/** Makes a pending payment that began some minutes ago, and whose intent Stripe doesn't find with the present keys. */
async function outOfReach(livemode: boolean, minutesAgo = 0): Promise<string> {
  const { id } = await begun();
  const item = required(await system.stored(id), 'payment');
  const moved = id.replace('pi_', 'pi_other');
  await system.dynamo.send(new DeleteCommand({ TableName, Key: { id } }));
  const pendingSince = new Date(now().getTime() - minutesAgo * 60_000).toISOString();
  await system.dynamo.send(
    new PutCommand({ TableName, Item: { ...item, id: moved, livemode, pendingSince } }),
  );
  return moved;
}

/** Makes a pending payment in live mode, whose intent Stripe finds with the present keys. */
async function begunLive(): Promise<string> {
  const { id } = await begun();
  // The simulator makes every intent in test mode.
  Object.assign(stripe.intent(id), { livemode: true });
  const item = required(await system.stored(id), 'payment');
  await system.dynamo.send(new PutCommand({ TableName, Item: { ...item, livemode: true } }));
  return id;
}

test('a payment of test mode ends at once under live keys, and frees its client’s place', async () => {
  const id = await outOfReach(false);
  const { client, reference } = required(await system.stored(id), 'payment');
  const places = async () => (await counted(`unfinished#${client?.[0].key}`)).map((place) => place.id);
  expect(await places()).toContain(reference);
  await settlePayments(now());
  expect(await system.stored(id)).toMatchObject({ status: 'cancelled' });
  expect(await system.stored(id)).not.toHaveProperty('pending');
  expect(await places()).not.toContain(reference);
  expect((await system.stats()).pending).toBe(0);
});

test('a live payment stays open', async () => {
  const id = await begunLive();
  await settlePayments(now());
  expect(await system.stored(id)).toMatchObject({ status: 'pending', pending: 'pending' });
  expect(stripe.intent(id).status).toBe('requires_payment_method');
});

test('a live payment that Stripe doesn’t know ends once it is abandoned', async () => {
  const [recent, abandoned] = [await outOfReach(true, 58), await outOfReach(true, 61)];
  await settlePayments(now());
  expect(await system.stored(recent)).toMatchObject({ status: 'pending', pending: 'pending' });
  expect(await system.stored(abandoned)).toMatchObject({ status: 'cancelled' });
  expect(await system.stored(abandoned)).not.toHaveProperty('pending');
});

test('a payment that a manager entered has no events that could be missing', async () => {
  const { status } = await system.call('POST /api/admin/payments', {
    body: {
      source: 'cash',
      amount: 5000,
      patientName: 'Dana Ortega',
      description: 'Visit',
      paidAt: now().toISOString(),
    },
    claims: system.adminClaims(),
  });
  expect(status).toBe(201);
  await settlePayments(new Date(now().getTime() + 4 * 3_600_000));
  expect(written.join('')).not.toContain('WebhookSilent');
});
