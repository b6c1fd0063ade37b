import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const functionTimeoutMs = 10_000;

/** How many connections from now on get no answer. Later ones get one that both services' clients take. */
let silences = Number.POSITIVE_INFINITY;
let connections = 0;
const open: Socket[] = [];

const secret = JSON.stringify({ SecretString: '{"current":"key"}' });
const answer = [
  'HTTP/1.1 200 OK',
  'content-type: application/x-amz-json-1.1',
  `content-length: ${secret.length}`,
  'connection: close',
  '',
  secret,
].join('\r\n');

const server = createServer((socket) => {
  connections += 1;
  open.push(socket);
  socket.on('error', () => {});
  if (connections > silences) socket.once('data', () => socket.end(answer));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
for (const service of ['DYNAMODB', 'SECRETS_MANAGER', 'SESV2']) {
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, endpoint);
}
vi.stubEnv('AWS_REGION', 'us-west-2');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
vi.stubEnv('MAIL_FROM', 'clinic@example.com');
vi.stubEnv('SES_CONFIGURATION_SET', 'Mail');

afterEach(() => {
  connections = 0;
  silences = Number.POSITIVE_INFINITY;
});

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

async function readItem(): Promise<unknown> {
  const [{ dynamo }, { GetCommand }] = await Promise.all([
    import('./dynamo/client.ts'),
    import('@aws-sdk/lib-dynamodb'),
  ]);
  return dynamo.send(new GetCommand({ TableName: 'Slots', Key: { date: '2026-11-24' } }));
}

async function readSecret(): Promise<unknown> {
  const { cachedSecret } = await import('./secret.ts');
  return cachedSecret('SigningKeys', ({ current }) => current)();
}

async function sendMail(): Promise<unknown> {
  const { sesMailer } = await import('#functions/mail/ses-mailer.ts');
  const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  return sesMailer()({ ...mail, class: 'clinic' });
}

test.each([
  ['DynamoDB', readItem, 3],
  ['Secrets Manager', readSecret, 3],
  // A second attempt could send a mail twice.
  ['SES', sendMail, 1],
])('a call of %s that is never answered ends before its function does', async (_, call, attempts) => {
  const took = await msOf(expect(call()).rejects.toMatchObject({ name: 'TimeoutError' }));
  expect(connections).toBe(attempts);
  expect(took).toBeLessThan(functionTimeoutMs - 1_000);
});

test.each([
  ['DynamoDB', readItem],
  ['Secrets Manager', readSecret],
])('one hung socket of %s costs one attempt, and the next is answered', async (_, call) => {
  silences = 1;
  const took = await msOf(call());
  expect(connections).toBe(2);
  expect(took).toBeLessThan(functionTimeoutMs / 2);
});
