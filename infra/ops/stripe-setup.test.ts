import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { stripeEventTypes } from '#shared/payments/stripe.ts';
import { keys, setupPerTest } from './stripe-setup.harness.ts';
import { readSetup } from './stripe-setup.ts';

const harness = setupPerTest();

function removeAll(): void {
  const { endpoints } = harness().simulator;
  for (const { id } of endpoints.all()) endpoints.remove(id);
}

const only = () => {
  const [endpoint, ...more] = harness().simulator.endpoints.all();
  expect(more).toEqual([]);
  return endpoint;
};

describe('the set-up', () => {
  test('makes the endpoint for exactly the events that the code reads, and keeps its secret in a private file', async () => {
    removeAll();
    const said = await harness().run();
    const made = only();
    expect(made).toMatchObject({
      url: `${harness().origin}/api/stripe/webhook`,
      enabled_events: stripeEventTypes,
      api_version: Stripe.API_VERSION,
      status: 'enabled',
    });
    const file = join(harness().folder, `stripe-webhook-secret-${made?.id}`);
    expect(readFileSync(file, 'utf8').trim()).toEqual(harness().simulator.endpoints.secretsOf(made?.id)[0]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(said.join('\n')).toContain(file);
  });

  test('run again once the site has the secret, sees that events arrive; and again, changes nothing', async () => {
    removeAll();
    await harness().run();
    harness().siteSecret = String(harness().simulator.endpoints.secretsOf(only()?.id)[0]);
    expect((await harness().run()).join('\n')).toContain("The site accepted Stripe's newest event, from ");
    const before = harness().atStripe();
    expect((await harness().run()).at(-1)).toBe('No changes were needed.');
    expect(harness().atStripe()).toBe(before);
  });

  test('registers the domain for wallets, once', async () => {
    const line = `Registered ${new URL(harness().origin).hostname} for wallets.`;
    expect(await harness().run()).toContain(line);
    expect(await harness().run()).not.toContain(line);
  });

  test('brings an endpoint in line: its events, and that it is enabled', async () => {
    const { endpoints } = harness().simulator;
    endpoints.update(endpoints.own().id, { enabled_events: ['payout.paid'], disabled: true });
    const said = await harness().run();
    expect(said).toContain(`Registered ${endpoints.own().id} for the 15 event types that the code handles.`);
    expect(said).toContain(`Enabled ${endpoints.own().id}, which was disabled.`);
    expect(only()).toMatchObject({ enabled_events: stripeEventTypes, status: 'enabled' });
  });

  test('makes a new endpoint beside one of another version, which it asks to delete', async () => {
    removeAll();
    const { endpoints } = harness().simulator;
    const url = `${harness().origin}/api/stripe/webhook`;
    const old = endpoints.create({ url, enabled_events: ['*'], api_version: '2024-06-20' });
    await expect(harness().run()).rejects.toThrow(`delete ${old.id} in Stripe's dashboard.`);
    expect(endpoints.all().map(({ api_version }) => api_version)).toEqual(['2024-06-20', Stripe.API_VERSION]);
  });
});

describe('a fault is one plain sentence without a key', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a key missing', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY missing: set both keys.'],
    [
      'keys of two modes',
      { STRIPE_PUBLISHABLE_KEY: 'pk_live_own' },
      'STRIPE_SECRET_KEY is a test key, STRIPE_PUBLISHABLE_KEY a live key: use two of the same mode.',
    ],
    [
      'keys in each other’s place',
      { STRIPE_SECRET_KEY: 'pk_test_own' },
      'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.',
    ],
    [
      'a secret key that Stripe does not know',
      { STRIPE_SECRET_KEY: 'sk_test_typo' },
      "Stripe doesn't recognize the key in STRIPE_SECRET_KEY: copy it again from Developers > API keys in Stripe's dashboard.",
    ],
    [
      'a publishable key that Stripe does not know',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_typo' },
      "Stripe doesn't recognize the key in STRIPE_PUBLISHABLE_KEY: copy it again from Developers > API keys in Stripe's dashboard.",
    ],
    [
      'a publishable key of another account',
      { STRIPE_PUBLISHABLE_KEY: keys.foreignKey },
      'STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY belong to different accounts: copy both from the same account.',
    ],
    [
      'no Stripe',
      { STRIPE_API: 'http://127.0.0.1:1' },
      "Stripe didn't answer: check https://status.stripe.com, then try again.",
    ],
  ])('%s', async (_, env, message) => {
    await expect(harness().run(env)).rejects.toThrow(message);
    expect(harness().said.join('\n')).not.toMatch(/[sp]k_test_/);
  });

  test('a site without a key, or with another one', async () => {
    harness().siteKey = undefined;
    await expect(harness().run()).rejects.toThrow(
      "doesn't accept cards yet: set stripePublishableKey in its stage's file, and deploy it.",
    );
    harness().siteKey = 'pk_test_older';
    await expect(harness().run()).rejects.toThrow('uses a different publishable key');
  });

  test.each([false, true])(
    'a site that does not accept events, its endpoint disabled: %s',
    async (isDisabled) => {
      harness().siteSecret = 'whsec_older';
      const { endpoints } = harness().simulator;
      const { id } = endpoints.own();
      endpoints.update(id, { disabled: isDisabled });
      await expect(harness().run()).rejects.toThrow(
        `The site doesn't accept Stripe's events: copy the signing secret of ${id} to webhookSecret`,
      );
    },
  );

  test('no site, or a live one without https', () => {
    const { env } = harness();
    expect(() => readSetup(env, [])).toThrow("Add the site's address");
    expect(() => readSetup(env, ['clinic'])).toThrow('clinic is not a web address');
    const live = { ...env, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    expect(() => readSetup(live, ['http://clinic.example'])).toThrow('must begin with https://');
  });
});

describe('npm run stripe-setup', () => {
  const command = (env: Record<string, string>) =>
    promisify(execFile)(
      process.execPath,
      [join(projectDirectory, 'infra/ops/stripe-setup.ts'), harness().origin],
      {
        env: { ...process.env, ...harness().env, ...env },
      },
    ).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) =>
        ({ code, stdout, stderr }) as { code: number; stdout: string; stderr: string },
    );

  test('prints the permissions, no secret, and ends well', async () => {
    removeAll();
    const { code, stdout, stderr } = await command({});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Charges and Refunds +Write +rak_charge_write/);
    expect(stdout).toMatch(/Webhook Endpoints +Write +rak_webhook_write/);
    expect(stdout).not.toMatch(/sk_test_|whsec_\w/);
  });

  test('says a fault in one line, and ends with 1', async () => {
    const { code, stdout, stderr } = await command({ STRIPE_PUBLISHABLE_KEY: keys.foreignKey });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY belong to different accounts[^\n]+\n$/,
    );
    expect(stdout).toContain('rak_charge_write');
  });
});
