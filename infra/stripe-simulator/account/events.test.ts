import { afterAll, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';

const { system, createIntent, stripe, stop } = await openStripeApi();
afterAll(stop);

const daySeconds = 24 * 60 * 60;

test('events are listed newest first, by type, by time and in pages, posted or not', async () => {
  const own = 'we_simulatedendpoint';
  await stripe.webhookEndpoints.update(own, { enabled_events: ['refund.failed'] });
  const { id, created } = await createIntent();
  system.pay(id);
  await stripe.webhookEndpoints.update(own, { enabled_events: ['*'] });
  expect(system.deliveries(id)).toEqual([]);
  const types = ['charge.succeeded', 'payment_intent.succeeded'];
  const { data } = await stripe.events.list({ types });
  expect(data.map(({ type }) => type)).toEqual(types.toReversed());
  expect(data[0]).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
  const first = await stripe.events.list({ created: { gte: created }, limit: 1 });
  expect(first.has_more).toBe(true);
  const next = await stripe.events.list({ limit: 1, starting_after: String(first.data[0]?.id) });
  expect(next.data[0]?.type).toBe('charge.succeeded');
  expect(await stripe.events.list({ limit: 1 }).autoPagingToArray({ limit: 100 })).toHaveLength(3);
  expect((await stripe.events.list({ created: { gte: created + 60 } })).data).toEqual([]);
});

test('an event is kept for 30 days', async () => {
  const { id } = await createIntent();
  const [old] = (await stripe.events.list({ limit: 1 })).data;
  expect(old?.data.object).toMatchObject({ id });
  system.advance(30 * daySeconds + 1);
  const listed = await stripe.events.list({ limit: 100 });
  expect(listed.data.map((event) => event.id)).not.toContain(old?.id);
  expect(await errorOf(stripe.events.retrieve(String(old?.id)))).toMatchObject({ statusCode: 404 });
});
