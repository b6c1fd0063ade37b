import { describe, expect, test } from 'vitest';
import { openTestSystem } from '#infra/testing/open-test-system.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

const written = keptLog();
const system = await openTestSystem({ limits: { LIMIT_CSP_REPORTS_PER_DAY: 3 } });

let clients = 0;

function send(body: unknown, type = 'application/csp-report', sourceIp?: string) {
  clients += 1;
  return system.call('POST /api/csp-reports', {
    rawBody: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': type },
    sourceIp: sourceIp ?? `203.0.113.${clients}`,
  });
}

async function loggedBy(work: () => Promise<{ status: number; body: unknown }>) {
  const before = written.length;
  const { status, body } = await work();
  expect([status, body]).toEqual([204, null]);
  const lines = written.slice(before).map((line) => JSON.parse(line));
  return {
    violations: lines
      .filter(({ message }) => message === 'csp-violated')
      .map(({ directive, blocked, page }) => [directive, blocked, page]),
    sources: lines.flatMap(({ source }) => source ?? []),
    metrics: lines.filter(({ CspViolated }) => CspViolated === 1).length,
    text: JSON.stringify(lines),
  };
}

function reportUri(documentUri: string, blockedUri: string, directive = 'script-src-elem') {
  return {
    'csp-report': {
      'document-uri': documentUri,
      'blocked-uri': blockedUri,
      'effective-directive': directive,
      'source-file': 'https://js.stripe.com/v3/dana.js?patient=Dana',
      'script-sample': 'alert("Dana Ortega")',
      referrer: 'https://clinics.example.com/?email=dana@example.com',
    },
  };
}

function reportTo(documentURL: string, blockedURL: string, type = 'csp-violation') {
  return {
    type,
    age: 10,
    url: documentURL,
    user_agent: 'Probe',
    body: {
      documentURL,
      blockedURL,
      effectiveDirective: 'img-src',
      sourceFile: documentURL,
      sample: 'Dana Ortega',
    },
  };
}

const secretPage = 'https://clinics.example.com/services/lab?email=dana@example.com#/receipt/pi_1?token=abc';

describe('a report', () => {
  test('leaves a log line of directive, blocked origin, the script’s origin and our path, and a metric', async () => {
    const report = reportUri(secretPage, 'https://ads.example.com:8443/track.js?patient=Dana');
    const { violations, sources, metrics, text } = await loggedBy(() => send(report));
    expect(violations).toEqual([['script-src-elem', 'https://ads.example.com:8443', '/services/lab']]);
    expect(sources).toEqual(['https://js.stripe.com']);
    expect(metrics).toBe(1);
    expect(text).not.toMatch(/dana|ortega|token|pi_1|track|probe|203\.0\.113/i);
  });

  test('of the newer kind does the same, for at most five violations', async () => {
    const reports = Array.from({ length: 9 }, () => reportTo(secretPage, 'inline'));
    const { violations, sources, metrics, text } = await loggedBy(() =>
      send([...reports, reportTo(secretPage, 'x', 'deprecation')], 'application/reports+json; charset=utf-8'),
    );
    expect(violations).toEqual(Array.from({ length: 5 }, () => ['img-src', 'inline', '/services/lab']));
    expect(new Set(sources)).toEqual(new Set(['https://clinics.example.com']));
    expect(metrics).toBe(1);
    expect(text).not.toMatch(/dana|token/i);
  });

  test.each([
    ['data:text/html,Dana', 'data'],
    ['chrome-extension://abcdef/script.js', 'chrome-extension://abcdef'],
    ['eval', 'eval'],
    ['Dana Ortega, born 1987', 'other'],
    ['https://user:Dana@evil.example/x', 'https://evil.example'],
    ['', 'other'],
  ])('that blocks %j says %j', async (blocked, expected) => {
    const { violations } = await loggedBy(() => send(reportUri('https://clinics.example.com/', blocked)));
    expect(violations).toEqual([['script-src-elem', expected, '/']]);
  });

  test.each([
    ['https://clinics.example.com/Dana%20Ortega', 'script-src-elem'],
    ['not an address', 'Script src of Dana'],
  ])('with a page or directive that no browser writes says "other": %j', async (page, directive) => {
    const { text } = await loggedBy(() => send(reportUri(page, 'inline', directive)));
    expect(text).toContain('"page":"other"');
    expect(text).not.toContain('Dana');
  });

  test('of another kind than violations is logged nowhere', async () => {
    const report = [reportTo(secretPage, 'x', 'deprecation')];
    const { violations, metrics } = await loggedBy(() => send(report, 'application/reports+json'));
    expect([violations, metrics]).toEqual([[], 0]);
  });
});

test('a client that reports too much is answered the same, and nothing more is logged that day', async () => {
  const report = reportUri('https://clinics.example.com/', 'inline');
  const counts: number[] = [];
  for (let time = 0; time < 5; time++) {
    const { violations } = await loggedBy(() => send(report, undefined, '198.51.100.7'));
    counts.push(violations.length);
  }
  expect(counts).toEqual([1, 1, 1, 0, 0]);
  expect((await loggedBy(() => send(report, undefined, '198.51.100.8'))).violations).toHaveLength(1);
});

test.each<[string, unknown, string, number, string]>([
  ['of another type', {}, 'application/json', 415, 'unsupported-media-type'],
  ['of no JSON', '{', 'application/csp-report', 400, 'malformed'],
  ['of 65 KiB', 'x'.repeat(65 * 1024), 'application/csp-report', 413, 'too-large'],
  ['of something else', { hello: 'world' }, 'application/csp-report', 422, 'invalid'],
  [
    'of 101 reports',
    Array.from({ length: 101 }, () => reportTo('/', 'x')),
    'application/reports+json',
    422,
    'invalid',
  ],
])('a body %s is refused', async (_, body, type, status, code) => {
  const answer = await send(body, type);
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
});
