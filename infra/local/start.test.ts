import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInScope } from '#infra/config/site-config.ts';
import { engineOf, type LocalProcess, runLocal, startLocalSystem } from '#infra/testing/local-system.ts';
import { bookingBody, freshDay } from '#infra/testing/records/bookings.ts';
import { startOfTime, startSystem } from '#infra/testing/started-systems.ts';

/** The output and exit code of a start that fails. */
async function failure(env: Record<string, string>, script = 'start.ts', ...args: string[]) {
  const { child, output, dataDir } = await runLocal(script, env, args);
  const [code] = await once(child, 'close');
  if (!env.LOCAL_DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  return { code, ...output };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

describe('a running system', () => {
  let system: LocalProcess;
  beforeAll(async () => {
    system = await startLocalSystem({ LOCAL_NOW: startOfTime });
  });
  afterAll(async () => {
    await system.end('SIGKILL');
    rmSync(system.dataDir, { recursive: true, force: true });
  });

  test('says what runs where and answers on both loopback addresses', async () => {
    const { origin, port, dataDir, output } = system;
    for (const part of [
      origin,
      dataDir,
      'sagebrush-local',
      'simulator',
      '2026-11-23T09:00:00-08:00',
      'generous',
      'ctrl-C',
    ]) {
      expect(output.stdout).toContain(part);
    }
    for (const host of ['localhost', '127.0.0.1']) {
      expect(await (await fetch(`http://${host}:${port}/api/health`)).json()).toEqual({ status: 'ok' });
    }
    const home = await fetch(origin);
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${origin}/config.json`)).json()).toMatchObject({
      apiBase: '/api',
      oidc: { authority: `${origin}/local/oidc`, clientId: 'clinic-dashboard', scope: signInScope },
      map: { tiles: expect.stringContaining('{z}') },
      stripe: { publishableKey: 'pk_test_local', script: `${origin}/local/stripe/stripe.js` },
    });
    const byAddress = await (await fetch(`http://127.0.0.1:${port}/config.json`)).json();
    expect(byAddress.stripe.script).toBe(`http://127.0.0.1:${port}/local/stripe/stripe.js`);
  });

  test('queues what the schedule queues: on a Monday morning, the mail about last week', async () => {
    const subjects = async () => {
      const mails: { subject: string }[] = await (await fetch(`${system.origin}/local/mail.json`)).json();
      return mails.map(({ subject }) => subject);
    };
    await expect.poll(subjects, { timeout: 10_000 }).toContainEqual(expect.stringMatching(/week/i));
  });

  test('is reported in one line by another that wants its port or its data folder', async () => {
    const { port, dataDir } = system;
    expect(await failure({ PORT: String(port) })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is already in use. Stop the process that uses it, or set PORT.\n`,
    });
    expect(await failure({ LOCAL_DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The data folder \S+ is in use by http:\/\/localhost:\d+\. .*\n$/),
    });
  });

  test('admin-token prints only a token, which opens the admin routes', async () => {
    const { origin, port } = system;
    const { code, stdout, stderr } = await failure({ PORT: String(port) }, 'admin-token.ts');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const headers = { authorization: `Bearer ${stdout.trim()}` };
    expect((await fetch(`${origin}/api/appointments`, { headers })).status).toBe(200);
    expect((await fetch(`${origin}/api/appointments`)).status).toBe(401);
  });

  test('admin-token prints the front desk’s token, which opens only its routes', async () => {
    const { origin, port } = system;
    const { stdout } = await failure({ PORT: String(port) }, 'admin-token.ts', 'front-desk');
    const headers = { authorization: `Bearer ${stdout.trim()}` };
    expect((await fetch(`${origin}/api/appointments`, { headers })).status).toBe(200);
    expect((await fetch(`${origin}/api/payments/list`, { headers })).status).toBe(403);
  });
});

/** Ends a system with a signal, which must stop all its processes. */
async function endCleanly(system: LocalProcess, signal: 'SIGINT' | 'SIGTERM', stderr = /^$/): Promise<void> {
  expect(await answers(engineOf(system))).toBe(true);
  expect(await system.end(signal)).toBe(0);
  expect(await answers(engineOf(system))).toBe(false);
  expect(await answers(system.origin)).toBe(false);
  expect(system.output.stderr).toMatch(stderr);
}

/** Without a network, the first reconciliation may fail before the system ends. */
const stripeOutOfReach =
  /^(The reconciliation job failed: Problem: We didn’t hear back from our payment service.*)?$/s;

test('SIGTERM ends everything cleanly, and the timer then settles a payment whose events were lost', async () => {
  const post = async (url: string, body: object | URLSearchParams, type = 'application/json') => {
    const headers = { 'content-type': type, authorization: 'Bearer sk_test_local' };
    const text = body instanceof URLSearchParams ? body.toString() : JSON.stringify(body);
    return (await fetch(url, { method: 'POST', body: text, headers })).json();
  };
  const first = await startSystem();
  await post(`${first.origin}/local/stripe/drop`, { next: 10 });
  const { id } = await post(`${first.origin}/api/payments/create-payment-intent`, {
    amount: 1250,
    metadata: {
      source: 'bill-pay',
      patientName: 'Dana Reyes',
      patientEmail: 'dana@example.com',
      accountNumber: 'A-1',
    },
  });
  const card = new URLSearchParams({ payment_method: 'pm_card_visa' });
  const form = 'application/x-www-form-urlencoded';
  const paid = await post(`${first.origin}/v1/payment_intents/${id}/confirm`, card, form);
  expect(paid.status).toBe('succeeded');
  const statusAt = async (origin: string) =>
    (await (await fetch(`${origin}/api/payments/payment-status/${id}`)).json()).status;
  expect(await statusAt(first.origin)).toBe('pending');
  await endCleanly(first, 'SIGTERM');
  const later = { LOCAL_DATA_DIR: first.dataDir, LOCAL_NOW: '2026-11-23T10:00:00-08:00' };
  const second = await startSystem(later);
  await expect.poll(() => statusAt(second.origin), { timeout: 10_000 }).toBe('succeeded');
});

test('with real keys it talks to Stripe itself, with LOCAL_LIMITS a ninth booking is refused, and SIGINT ends it cleanly', async () => {
  const system = await startSystem({
    LOCAL_LIMITS: 'cloud',
    STRIPE_SECRET_KEY: 'sk_test_own',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
  });
  const { origin, output } = system;
  expect(output.stdout).toContain('https://api.stripe.com (test mode)');
  const { stripe } = await (await fetch(`${origin}/config.json`)).json();
  expect(stripe).toEqual({
    publishableKey: 'pk_test_own',
    script: expect.stringMatching(/^https:\/\/js\.stripe\.com\//),
  });
  const simulated = await fetch(`${origin}/local/stripe`);
  expect(simulated.headers.get('content-type')).not.toContain('application/json');

  expect(output.stdout).toContain("the cloud's (LOCAL_LIMITS)");
  const statuses: number[] = [];
  for (let count = 0; count < 9; count++) {
    const body = JSON.stringify(bookingBody({ date: freshDay(), email: 'one@example.com' }));
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${origin}/api/appointments`, { method: 'POST', body, headers })).status);
  }
  expect(statuses).toEqual([...Array(8).fill(201), 429]);
  await endCleanly(system, 'SIGINT', stripeOutOfReach);
});

const file = join(mkdtempSync(join(tmpdir(), 'local-')), 'file');
writeFileSync(file, '');

test.each([
  [
    'a data folder that is a file',
    { LOCAL_DATA_DIR: file },
    /^The data folder .+ can't be used \(it is a file\).*\n$/,
  ],
  [
    'a data folder below a file',
    { LOCAL_DATA_DIR: join(file, 'x') },
    /^The data folder .+ can't be used .*\n$/,
  ],
  ['a port that is none', { PORT: '70000' }, /^PORT must be .*\n$/],
  [
    'some of Stripe’s keys',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    /^STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET missing: set all of .* or none .* simulator\.\n$/,
  ],
  [
    'Stripe’s keys in each other’s place',
    {
      STRIPE_SECRET_KEY: 'pk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    /^STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_\.\n$/,
  ],
  [
    'a live secret key with a test publishable key',
    {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
    /^STRIPE_SECRET_KEY is a live key, STRIPE_PUBLISHABLE_KEY a test key: use two of the same mode\.\n$/,
  ],
  ['a clock that is none', { LOCAL_NOW: 'tomorrow' }, /^LOCAL_NOW must be .*\n$/],
])('%s: one line, exit code 1', async (_, env, line) => {
  expect(await failure(env)).toMatchObject({ code: 1, stderr: expect.stringMatching(line) });
});

test('admin-token without a system: one line, exit code 1', async () => {
  const { code, stdout, stderr } = await failure({}, 'admin-token.ts');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Nothing is running at \S+\. .*\n$/);
});

test('admin-token for an account that doesn’t exist: one line, exit code 1', async () => {
  expect(await failure({}, 'admin-token.ts', 'frontdesk')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Unknown account: frontdesk. Say front-desk, or nothing for the admin.\n',
  });
});
