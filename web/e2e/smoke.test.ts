import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeUpEmail } from '#functions/site-checks/made-up-visit.ts';
import { projectDirectory } from '#infra/build/paths.ts';
import { smoke } from '#infra/ops/smoke.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { type Fault, faultOf, noFault, startFaultProxy } from '#infra/testing/faults/fault-proxy.ts';
import { brand } from '#shared/brand.ts';
import { required } from '#shared/required.ts';
import type { ClinicSystem } from './system.ts';

let system: ClinicSystem;
let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
beforeAll(async () => {
  system = await sharedSite.emptySystem();
  proxy = await startFaultProxy(system.origin);
});
afterAll(() => proxy.stop());

interface Outcome {
  lines: string[];
  /** The message of the smoke test that failed; undefined if it passed. */
  failure: string | undefined;
}

/** Runs a smoke test through the proxy, which applies this fault. */
async function smokeWith(fault: Fault, timeoutMs?: number): Promise<Outcome> {
  proxy.plant(fault);
  const lines: string[] = [];
  const options = { origin: proxy.origin, say: (line: string) => void lines.push(line) };
  try {
    await smoke({ ...options, ...(timeoutMs && { timeoutMs }) });
    return { lines, failure: undefined };
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    return { lines, failure: error.message };
  }
}

/** The visit that a smoke test was about to book, as an admin sees it; undefined if it was never booked. */
async function visitOf(lines: readonly string[]) {
  const [number] = lines.join('\n').match(/UC\w{12}/) ?? [];
  const [visit, ...others] = await system.appointmentsOf(madeUpEmail(required(number, 'number')));
  expect(others).toEqual([]);
  return visit;
}

test('a running system passes, and keeps a canceled visit that managers recognize, and no payment', async () => {
  const { lines, failure } = await smokeWith(noFault);
  expect(failure).toBeUndefined();
  for (const line of lines) expect(line).toMatch(/^ok {2}[a-z-]+ +\d+ ms {2}\S/);
  expect(lines.map((line) => line.split(/ +/)[1])).toEqual([
    ...['site', 'availability', 'openings', 'refused-booking', 'security-headers', 'configuration'],
    ...['health', 'services', 'unknown-addresses', 'closed-dashboard', 'refused-payments'],
    ...['choose-times', 'book', 'find', 'move', 'cancel', 'released'],
  ]);
  expect(await visitOf(lines)).toMatchObject({
    status: 'cancelled',
    firstName: 'Smoke',
    lastName: 'Test',
    reason: expect.stringContaining('There is no patient'),
  });
  expect(await system.paymentsOf(madeUpEmail('payment'))).toEqual([]);
});

const broken: Fault = async () => 'broken';

/** The system handles the request, but its answer is lost on the way back. */
const lost: Fault = async (_, forward) => {
  await forward();
  return 'broken';
};

const failing: Fault = async () => ({
  status: 500,
  headers: {},
  body: '{"message":"Internal Server Error"}',
});

const without =
  (header: string): Fault =>
  async (_, forward) => {
    const { headers, ...answer } = await forward();
    const { [header]: _dropped, ...others } = headers;
    return { ...answer, headers: others };
  };

const replaced =
  (from: RegExp, to: string): Fault =>
  async (_, forward) => {
    const answer = await forward();
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, value.replace(from, to)]);
    return { ...answer, headers: Object.fromEntries(headers), body: answer.body.replaceAll(from, to) };
  };

/** Turns the booking into one that the system accepts. */
const accepted: Fault = ({ body }, forward) =>
  forward(JSON.stringify({ ...JSON.parse(body), date: '2026-11-30', time: '9:30' }));

describe('before anything is booked', () => {
  test.each<[string, RegExp, Fault, RegExp]>([
    ['the site is down', /./, broken, /^site: GET \S+\/ broke off without an answer/],
    [
      'another app is there',
      /^GET \/$/,
      replaced(new RegExp(brand.shortName, 'g'), 'Parked'),
      /^site: GET \S+\/ answered a page that isn’t/,
    ],
    [
      'a header is missing',
      /^GET \/$/,
      without('x-frame-options'),
      /^security-headers: .* without the header x-frame-options\. infra\/config/,
    ],
    [
      'a header is missing from the API',
      /health/,
      without('x-content-type-options'),
      /^security-headers: GET \S+\/api\/health answered without the header/,
    ],
    [
      'the policy allows inline scripts',
      /^GET \/$/,
      replaced(/script-src /g, "script-src 'unsafe-inline' "),
      /^security-headers: .* another script-src in its content-security-policy/,
    ],
    [
      'no time is available',
      /availability/,
      replaced(/"isAvailable":true/g, '"isAvailable":false'),
      /^availability: .* no clinic has any time available/,
    ],
    ['the API fails', /openings/, failing, /^openings: .* answered 500, not 200\. Look at the log/],
    [
      'the configuration is another app’s',
      /config/,
      replaced(/"apiBase"/g, '"api"'),
      /^configuration: .* doesn’t match its contract/,
    ],
    [
      'an unknown address answers with the app',
      /no-such-page/,
      async (_, forward) => ({ ...(await forward()), status: 200 }),
      /^unknown-addresses: .* answered 200, not 404/,
    ],
    [
      'the dashboard is open',
      /^GET \/api\/payments\/list/,
      async () => ({ status: 200, headers: {}, body: '{"payments":[]}' }),
      /^closed-dashboard: .*list answered 200, not 401/,
    ],
    [
      'a payment is begun',
      /create-payment-intent/,
      async () => ({ status: 200, headers: {}, body: '{}' }),
      /^refused-payments: .* answered 200, not 422/,
    ],
  ])('%s: it says so', async (_, requests, fault, message) => {
    const { failure } = await smokeWith(faultOf(requests, fault));
    expect(failure).toMatch(message);
    expect(failure).not.toContain('visit');
  });

  test('an answer that never comes: it says so', async () => {
    const { failure } = await smokeWith(
      faultOf(/^GET \/$/, async () => 'silent'),
      200,
    );
    expect(failure).toMatch(/^site: GET \S+\/ didn’t answer within 0\.2 s\. /);
  });

  test('a booking that should have been refused is canceled', async () => {
    const { failure } = await smokeWith(faultOf(/^POST \/api\/appointments$/, accepted));
    expect(failure).toMatch(
      /^refused-booking: .* booked a visit .* which no clinic offers\. .* was canceled\./,
    );
    expect(await visitOf([failure ?? ''])).toMatchObject({ time: '9:30', status: 'cancelled' });
  });
});

describe('halfway through its visit', () => {
  let bookings = 0;
  /** Applies a fault only to a smoke test's second booking, which makes the visit: the system must refuse the first. */
  const secondBooking = (fault: Fault): Fault => {
    bookings = 0;
    return (request, forward) => (++bookings === 2 ? fault(request, forward) : forward());
  };

  test.each<[string, RegExp, Fault, RegExp]>([
    [
      'the answer to its booking is lost',
      /^POST \/api\/appointments$/,
      secondBooking(lost),
      /^book: .* broke off without an answer .* was canceled\.$/,
    ],
    [
      'others can see it',
      /^GET \/api\/appointments\/UC/,
      async (_, forward) => ({ ...(await forward()), status: 200 }),
      /^find: .* answered 200 .*, not 401\. .* was canceled\.$/,
    ],
    ['its move fails', /reschedule$/, failing, /^move: .* answered 500, not 200\. .* was canceled\.$/],
    [
      'the answer to its move is lost',
      /reschedule$/,
      lost,
      /^move: .* broke off without an answer .* was canceled\.$/,
    ],
  ])('%s: it cancels the visit, and says so', async (_, requests, fault, message) => {
    const { lines, failure } = await smokeWith(faultOf(requests, fault));
    expect(failure).toMatch(message);
    expect(await visitOf([...lines, failure ?? ''])).toMatchObject({ status: 'cancelled' });
  });

  test('its booking never arrives: nothing is booked, and a booking that comes later is refused', async () => {
    const held: { book?: () => Promise<unknown> } = {};
    const fault = secondBooking(async (_, forward) => {
      held.book = forward;
      return 'broken';
    });
    const { lines, failure } = await smokeWith(faultOf(/^POST \/api\/appointments$/, fault));
    expect(failure).toMatch(/^book: .* Its visit UC\w{12} was never booked\.$/);
    expect(await held.book?.()).toMatchObject({ status: 409 });
    expect(await visitOf(lines)).toBeUndefined();
  });

  test('no cancellation arrives: it names the visit to cancel by hand', async () => {
    const { lines, failure } = await smokeWith(faultOf(/cancel$/, broken));
    const visit = await visitOf(lines);
    expect(visit?.status).toBe('confirmed');
    expect(failure).toContain(`Visit ${visit?.confirmationNumber} (Smoke Test) may still be booked`);
    expect(failure).toMatch(/^cancel: .* cancel it by hand in the dashboard\.$/);
  });

  test('neither the answer to its booking nor any later one arrives: it names the visit to cancel by hand', async () => {
    const loses = secondBooking(lost);
    const fault: Fault = (request, forward) =>
      request.path === '/api/appointments' ? loses(request, forward) : failing(request, forward);
    const { lines, failure } = await smokeWith(faultOf(/^POST \/api\/appointments/, fault));
    const visit = await visitOf(lines);
    expect(visit?.status).toBe('confirmed');
    expect(failure).toContain(`Visit ${visit?.confirmationNumber} (Smoke Test) may still be booked`);
  });

  /** Shows all times as available, or as taken, once a POST to this path has succeeded. */
  function showTimesAfter(path: RegExp, isAvailable: boolean): Fault {
    let isShown = false;
    return async (request, forward) => {
      const answer = await forward();
      const body = isShown
        ? answer.body.replaceAll(/"isAvailable":\w+/g, `"isAvailable":${isAvailable}`)
        : answer.body;
      isShown ||= request.method === 'POST' && path.test(request.path) && answer.status < 300;
      return { ...answer, body };
    };
  }

  test('its time stays available: it cancels the visit, and says so', async () => {
    const { lines, failure } = await smokeWith(showTimesAfter(/appointments$/, true));
    expect(failure).toMatch(/^book: .* is available\. Unless a patient .* was canceled\.$/);
    expect(await visitOf(lines)).toMatchObject({ status: 'cancelled' });
  });

  test('its times stay taken when it is canceled: it says so', async () => {
    const { failure } = await smokeWith(showTimesAfter(/cancel$/, false));
    expect(failure).toMatch(/^released: .* is taken\. Unless a patient/);
  });
});

describe('npm run smoke', () => {
  function run(address: string) {
    const child = spawn(process.execPath, [join(projectDirectory, 'infra/ops/smoke.ts'), address]);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      output.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output.stderr += chunk;
    });
    return { child, output, ended: once(child, 'close').then(([code]) => code as number) };
  }

  test.each([
    ['clinics', /^clinics isn’t an address\. .*\n$/],
    ['http://127.0.0.1:2', /^site: GET http:\/\/127\.0\.0\.1:2\/ found nothing that listens there\. .*\n$/],
  ])('with %s, it says in one line what is wrong', async (address, line) => {
    const { output, ended } = run(address);
    expect(await ended).toBe(1);
    expect(output).toEqual({ stdout: '', stderr: expect.stringMatching(line) });
  });

  test('interrupted, it cancels its visit first', async () => {
    const { promise: isMoving, resolve: moves } = Promise.withResolvers<void>();
    const silent: Fault = async () => {
      moves();
      return 'silent';
    };
    proxy.plant(faultOf(/reschedule$/, silent));
    const { child, output, ended } = run(`${proxy.origin}/#/book-appointment`);
    await isMoving;
    child.kill('SIGINT');
    expect(await ended).toBe(1);
    expect(output.stderr).toMatch(/^Interrupted in move\. Its visit UC\w{12} was canceled\.\n$/);
    expect(await visitOf([output.stdout])).toMatchObject({ status: 'cancelled' });
  });

  test('whose output is no longer read cancels its visit first', async () => {
    proxy.plant(faultOf(/reschedule$/, async () => 'silent'));
    const { child, output, ended } = run(proxy.origin);
    while (!output.stdout.includes('choose-times')) await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await ended).toBe(1);
    expect(output.stderr).toMatch(/^Interrupted in \w+\. Its visit UC\w{12} was canceled\.\n$/);
    expect(await visitOf([output.stderr])).toMatchObject({ status: 'cancelled' });
  });
});
