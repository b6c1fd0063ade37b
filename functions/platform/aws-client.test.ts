import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test, vi } from 'vitest';
import { sendTimeoutMs } from '#functions/mail/time-limits.ts';
import { setOffBy } from '#infra/testing/alarms/evaluate.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { connectTimeoutMs, maxAttempts, retriedCallMs } from './time-limits.ts';

/** The name of a call. Its ending says what the server does: never answer, hang once or fail once. */
type CallName = `${string}-never-answered` | `${string}-hung-once` | `${string}-failed-once`;

const written = keptLog();
const attempts = new Map<string, number>();
const open: Socket[] = [];

const secret = JSON.stringify({ SecretString: '{"current":"key"}' });
const answerWith = (status: string) =>
  [
    `HTTP/1.1 ${status}`,
    'content-type: application/x-amz-json-1.1',
    `content-length: ${secret.length}`,
    'connection: close',
    '',
    secret,
  ].join('\r\n');

/** The call that a request belongs to, once its body has arrived. */
const callIn = (request: string) => request.match(/[\w-]+-(?:never-answered|hung-once|failed-once)/)?.[0];

const server = createServer((socket) => {
  let request = '';
  open.push(socket);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const isKnown = callIn(request);
    request += chunk;
    const name = callIn(request);
    if (isKnown || !name) return;
    attempts.set(name, (attempts.get(name) ?? 0) + 1);
    if (name.endsWith('-never-answered')) return;
    if (attempts.get(name) === 2) socket.end(answerWith('200 OK'));
    else if (name.endsWith('-failed-once')) socket.end(answerWith('500 Internal Server Error'));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (const service of ['DYNAMODB', 'SECRETS_MANAGER', 'SESV2']) {
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, endpoint);
}
vi.stubEnv('AWS_REGION', 'us-west-2');
vi.stubEnv('METRIC_NAMESPACE', 'Clinic');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
vi.stubEnv('MAIL_FROM', 'clinic@example.com');
vi.stubEnv('SES_CONFIGURATION_SET', 'Mail');

afterAll(() => {
  server.close();
  for (const socket of open) socket.destroy();
  vi.unstubAllEnvs();
});

async function msOf(work: Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work;
  return performance.now() - start;
}

// Import these modules once the environment is set, and before the calls are timed.
const { dynamo } = await import('./dynamo/client.ts');
const { cachedSecret } = await import('./secret.ts');
const { sesMailer } = await import('#functions/mail/mailers.ts');

const readItem = (name: CallName) => dynamo.send(new GetCommand({ TableName: 'Slots', Key: { date: name } }));

const readSecret = (name: CallName) => cachedSecret(name, ({ current }) => current)();

function sendMail(name: CallName): Promise<unknown> {
  const mail = { to: `${name}@example.com`, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  return sesMailer()(mail, 'id');
}

// Run these tests concurrently, since they only wait.
test.concurrent.for([
  ['DynamoDB', readItem, maxAttempts, retriedCallMs],
  ['Secrets Manager', readSecret, maxAttempts, retriedCallMs],
  // A second attempt could send an email twice.
  ['SES', sendMail, 1, sendTimeoutMs + connectTimeoutMs],
] as const)(
  'a call of %s that is never answered ends within the time its function allows for',
  async ([service, call, most, longestMs]) => {
    const name = `${service.replace(' ', '-')}-never-answered` as const;
    const took = await msOf(expect(call(name)).rejects.toMatchObject({ name: 'TimeoutError' }));
    expect(attempts.get(name)).toBe(most);
    expect(took).toBeLessThan(longestMs);
  },
);

test.concurrent.for([
  ['DynamoDB', readItem],
  ['Secrets Manager', readSecret],
] as const)('one hung socket of %s costs one attempt, and the next is answered', async ([service, call]) => {
  const name = `${service.replace(' ', '-')}-hung-once` as const;
  const took = await msOf(call(name));
  expect(attempts.get(name)).toBe(2);
  expect(took).toBeLessThan(retriedCallMs / 2);
});

test('a 5xx of DynamoDB costs one attempt as well, and the fifth sets off an alarm, with the name of its table', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((letter): CallName => `${letter}-failed-once`);
  await Promise.all(names.map(readItem));
  expect(names.map((name) => attempts.get(name))).toEqual([2, 2, 2, 2, 2]);
  const counted = written.filter((line) => line.includes('"TableFailed":1'));
  expect(counted.map((line) => JSON.parse(line).topic)).toEqual(names.map(() => 'Slots'));
  expect(setOffBy(counted.slice(1), 'Clinic')).toEqual([]);
  expect(setOffBy(counted, 'Clinic')).toEqual(['TableFailed']);
});
