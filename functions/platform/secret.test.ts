import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

const written = keptLog();

type Answer = (response: ServerResponse) => void;

let requests = 0;
let answer: Answer;

const service = createServer((_, response) => {
  requests += 1;
  answer(response);
});
service.listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => {
  service.close();
  service.closeAllConnections();
  vi.unstubAllEnvs();
});

const { port } = service.address() as AddressInfo;
vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', `http://127.0.0.1:${port}`);
vi.stubEnv('AWS_REGION', 'us-west-2');
vi.stubEnv('METRIC_NAMESPACE', 'Clinic');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
const { cachedSecret } = await import('./secret.ts');

const minuteMs = 60_000;

function json(status: number, body: object): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  };
}

const holds = (current: unknown) => json(200, { SecretString: JSON.stringify({ current }) });
const refused = json(400, { __type: 'AccessDeniedException', message: 'no access' });
const silence: Answer = () => {};

const failures = () => written.filter((line) => line.includes('"SecretRefreshFailed":1')).length;

function readKey({ current }: Record<string, unknown>): string {
  if (typeof current !== 'string') throw new TypeError('no current key');
  return current;
}

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  requests = 0;
  answer = holds('first');
});

afterEach(() => {
  vi.useRealTimers();
});

test('a secret is read again after five minutes, and then has its new value', async () => {
  const read = cachedSecret('SigningKeys', readKey);
  expect([await read(), await read()]).toEqual(['first', 'first']);
  expect(requests).toBe(1);
  answer = holds('second');
  pass(5 * minuteMs + 1);
  expect(await read()).toBe('second');
});

test.each<[string, Answer]>([
  ['is refused', refused],
  ['holds no key anymore', holds(undefined)],
])('a secret that %s keeps its last good value, and every failed refresh is counted', async (_, wrong) => {
  const read = cachedSecret('SigningKeys', readKey);
  await read();
  answer = wrong;
  pass(5 * minuteMs + 1);
  const before = failures();
  expect([await read(), await read()]).toEqual(['first', 'first']);
  expect(failures()).toBe(before + 1);
  pass(minuteMs);
  expect(await read()).toBe('first');
  expect(failures()).toBe(before + 2);
  expect(written.some((line) => line.includes('"secret-refresh-failed"'))).toBe(true);
  answer = holds('third');
  pass(minuteMs);
  expect(await read()).toBe('third');
});

test('requests that come at the same time make one refresh', async () => {
  const read = cachedSecret('SigningKeys', readKey);
  await read();
  pass(5 * minuteMs + 1);
  requests = 0;
  await Promise.all([read(), read(), read()]);
  expect(requests).toBe(1);
});

test('a first request that fails throws, and is not cached', async () => {
  const read = cachedSecret('SigningKeys', readKey);
  answer = refused;
  await expect(read()).rejects.toThrow('no access');
  answer = holds('first');
  expect(await read()).toBe('first');
});

test('a refresh that hangs holds a request up for 2 s, not longer', async () => {
  const read = cachedSecret('SigningKeys', readKey);
  await read();
  answer = silence;
  pass(5 * minuteMs + 1);
  const start = performance.now();
  expect(await read()).toBe('first');
  expect(performance.now() - start).toBeLessThan(4_000);
});

test('of all alarms, a failed refresh sets off its own alone', () => {
  expect(setOffBy(written, 'Clinic')).toEqual(['SecretRefreshFailed']);
});
