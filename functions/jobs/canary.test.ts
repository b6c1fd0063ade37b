import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Fault,
  faultOf,
  noFault,
  type ProxiedAnswer,
  startFaultProxy,
} from '#infra/testing/faults/fault-proxy.ts';
import { openHttpSystem } from '#infra/testing/http-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { brand } from '#shared/brand.ts';
import { clinics } from '#shared/clinics/clinics.ts';

const written = keptLog();
const system = await openHttpSystem();
const proxy = await startFaultProxy(system.origin);
afterAll(() => {
  proxy.stop();
  system.stop();
});
process.env.SITE_URL = proxy.origin;
const { handler: canary } = await import('./canary.ts');

const page = `<title>${brand.name}</title><div id="root"></div><script src="/assets/index-1.js"></script>`;

function answerOf(status: number, type: string, body: string): ProxiedAnswer {
  return { status, headers: { 'content-type': type }, body };
}

const builtSite: Readonly<Record<string, ProxiedAnswer>> = {
  '/': answerOf(200, 'text/html', page),
  '/assets/index-1.js': answerOf(200, 'text/javascript', ''),
};

/** Plants a fault in front of the API and a built site. */
function plant(fault: Fault): void {
  proxy.plant((request, forward) => fault(request, async (body) => builtSite[request.path] ?? forward(body)));
}

beforeEach(() => plant(noFault));

/** What a run counts, and which step it logs as failed. */
async function outcome() {
  const before = written.length;
  await canary();
  const lines = written
    .slice(before)
    .flatMap((text) => text.trim().split('\n'))
    .map((line) => JSON.parse(line));
  const count = (name: string) => lines.find((line) => name in line)?.[name];
  const failed = lines.find(({ message }) => message === 'canary-failed');
  return {
    passed: count('CanaryPassed'),
    failed: count('CanaryFailed'),
    step: failed?.step,
    reason: failed?.explanation,
  };
}

test('a site that works is counted as passed, and nothing is left behind in it', async () => {
  expect(await outcome()).toEqual({ passed: 1, failed: 0 });
  expect([await system.all('Appointments'), await system.all('Outbox'), await system.all('Limits')]).toEqual([
    [],
    [],
    [],
  ]);
});

const unavailable: Fault = async () => answerOf(503, 'text/html', '<title>Maintenance</title>');

/** Changes the JSON of the real answer. */
function changed(change: (body: { locations: { slots?: object[]; next?: object[] }[] }) => void): Fault {
  return async (_, forward) => {
    const answer = await forward();
    const body = JSON.parse(answer.body);
    change(body);
    return { ...answer, body: JSON.stringify(body) };
  };
}

test.each<[string, string, RegExp, Fault, RegExp]>([
  ['the site is down', 'site', /./, async () => 'broken', /GET \S+\/ broke off without an answer/],
  ['it answers 503', 'site', /^GET \/$/, unavailable, /GET \S+\/ answered 503, not 200\. .*CloudFront/],
  [
    'another page is there',
    'site',
    /^GET \/$/,
    async () => answerOf(200, 'text/html', '<title>Parked</title>'),
    new RegExp(`isn’t ${brand.shortName}’s app`),
  ],
  [
    'the page’s script is gone',
    'site',
    /^GET \/assets/,
    async () => answerOf(404, 'text/html', page),
    /GET \S+\/assets\/index-1\.js answered 404/,
  ],
  [
    'no time is available',
    'availability',
    /availability/,
    changed(({ locations }) => {
      for (const location of locations) location.slots = [];
    }),
    /no clinic has any time available/,
  ],
  [
    'a clinic is missing',
    'openings',
    /openings/,
    changed(({ locations }) => locations.pop()),
    new RegExp(`without clinic ${clinics.at(-1)?.id}\\b`),
  ],
  [
    'the firewall challenges it',
    'openings',
    /openings/,
    async () => ({ status: 202, headers: { 'x-amzn-waf-action': 'challenge' }, body: '' }),
    /answered 202, not 200\. The firewall challenged it/,
  ],
  [
    'the firewall blocks it',
    'availability',
    /availability/,
    async () => answerOf(400, 'application/json', '{"code":"malformed"}'),
    /answered 400, not 200\. The firewall may have blocked it/,
  ],
  [
    'a refusal is not ours',
    'refused-booking',
    /^POST/,
    async () => answerOf(422, 'application/json', '{}'),
    /without the code invalid/,
  ],
])(
  '%s: it is counted as failed, and the log names the step %s and the reason',
  async (_, step, requests, fault, reason) => {
    plant(faultOf(requests, fault));
    expect(await outcome()).toEqual({ passed: 0, failed: 1, step, reason: expect.stringMatching(reason) });
  },
);

/** Turns the booking that should be refused into one that the system accepts. */
const accepted: Fault = ({ body }, forward) =>
  forward(JSON.stringify({ ...JSON.parse(body), date: '2026-11-30', time: '9:30' }));

test('a booking that should have been refused is canceled', async () => {
  plant(faultOf(/^POST \/api\/appointments$/, accepted));
  const { step, reason } = await outcome();
  expect([step, reason]).toEqual(['refused-booking', expect.stringMatching(/visit UC\w{12} was canceled\./)]);
  const [appointment, ...others] = await system.all('Appointments');
  expect([others, appointment]).toEqual([[], expect.objectContaining({ status: 'cancelled' })]);
  expect(await system.heldSlots('2026-11-30')).toEqual([]);
});
