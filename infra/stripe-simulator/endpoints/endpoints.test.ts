import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { errorOf, openStripeApi } from '#infra/stripe-simulator/stripe-api.harness.ts';
import { patient, webhookPerTest } from '#infra/stripe-simulator/webhook.harness.ts';

const { stripe, stop } = await openStripeApi();
afterAll(stop);

const url = 'https://clinic.example/api/stripe/webhook';

describe('a webhook endpoint', () => {
  test('shows its secret when it is made, and never again', async () => {
    const made = await stripe.webhookEndpoints.create({
      url,
      enabled_events: ['refund.failed'],
      api_version: Stripe.API_VERSION,
    });
    expect(made).toMatchObject({ status: 'enabled', api_version: Stripe.API_VERSION, livemode: false });
    expect(made.secret).toMatch(/^whsec_\w{32}$/);
    const { secret: _, ...shown } = made;
    expect(await stripe.webhookEndpoints.retrieve(made.id)).toEqual(shown);
    const { data } = await stripe.webhookEndpoints.list();
    expect(data.find(({ id }) => id === made.id)).toEqual(shown);
    expect(JSON.stringify(data)).not.toContain('whsec_');
  });

  test('has the version of the account unless it names one, and keeps it', async () => {
    const { id, api_version } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    expect(api_version).toBeNull();
    const version = { api_version: Stripe.API_VERSION } as Stripe.WebhookEndpointUpdateParams;
    expect(await errorOf(stripe.webhookEndpoints.update(id, version))).toMatchObject({
      code: 'parameter_unknown',
      param: 'api_version',
    });
  });

  test('changes its address, its events and whether it is enabled', async () => {
    const { id } = await stripe.webhookEndpoints.create({ url, enabled_events: ['*'] });
    const changed = await stripe.webhookEndpoints.update(id, {
      url: `${url}/2`,
      enabled_events: ['refund.failed'],
      disabled: true,
    });
    expect(changed).toMatchObject({ url: `${url}/2`, enabled_events: ['refund.failed'], status: 'disabled' });
    expect(changed.secret).toBeUndefined();
    const enabled = await stripe.webhookEndpoints.update(id, { disabled: false });
    expect(enabled).toMatchObject({ status: 'enabled', enabled_events: ['refund.failed'] });
    expect(await stripe.webhookEndpoints.del(id)).toEqual({ id, object: 'webhook_endpoint', deleted: true });
    expect(await errorOf(stripe.webhookEndpoints.retrieve(id))).toMatchObject({ code: 'resource_missing' });
  });

  test.each<[string, Partial<Stripe.WebhookEndpointCreateParams>, object]>([
    ['no address', { enabled_events: ['*'] }, { code: 'parameter_missing', param: 'url' }],
    ['no events', { url }, { code: 'parameter_missing', param: 'enabled_events' }],
    ['an address that is none', { url: 'clinic', enabled_events: ['*'] }, { code: 'url_invalid' }],
  ])('is not made with %s', async (_, params, error) => {
    const made = stripe.webhookEndpoints.create(params as Stripe.WebhookEndpointCreateParams);
    expect(await errorOf(made)).toMatchObject({ statusCode: 400, ...error });
  });
});

describe('a second endpoint', () => {
  const hook = webhookPerTest();

  test('gets its own types of event, signed by its own secret, and each is pending until both have it', async () => {
    const received: Stripe.Event[] = [];
    let secret = '';
    const statuses = [500];
    const other = createServer(async (request, response) => {
      const signature = String(request.headers['stripe-signature']);
      received.push(stripe.webhooks.constructEvent(await text(request), signature, secret));
      response.writeHead(statuses.shift() ?? 200).end();
    });
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { endpoints } = hook.simulator;
    const made = endpoints.create({
      url: `http://127.0.0.1:${(other.address() as AddressInfo).port}/`,
      enabled_events: ['payment_intent.created'],
    });
    secret = String(made.secret);
    hook.pay(hook.createIntent());
    await expect.poll(hook.states, patient).toEqual(['delivered', 'delivered', 'delivered']);
    const first = 'payment_intent.created';
    expect(received.map(({ type }) => type)).toEqual([first, first]);
    expect(hook.types().filter((type) => type === first)).toHaveLength(1);
    other.close();
    other.closeAllConnections();
  });

  test('that is disabled gets none', async () => {
    const { endpoints } = hook.simulator;
    const made = endpoints.create({ url: 'http://127.0.0.1:1/', enabled_events: ['*'] });
    endpoints.update(made.id, { disabled: true });
    hook.createIntent();
    await expect.poll(hook.states, patient).toEqual(['delivered']);
  });
});
