import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withFault } from '#infra/testing/faults/faults.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { billBody, openPaymentSystem } from '#infra/testing/records/payments.ts';
import { referenceOf } from './request-context.ts';
import type { Subsegment } from './xray-daemon.ts';

const written = keptLog();
const system = await openPaymentSystem();
const daemon = createSocket('udp4');
const received: Subsegment[] = [];
const parent = '53995c3f42cd8ad8';
const trace = '1-67891233-abcdef012345678912345678';

beforeAll(async () => {
  daemon.bind(0, '127.0.0.1');
  await once(daemon, 'listening');
  daemon.on('message', (packet) => {
    const [header = '', document = ''] = packet.toString().split('\n');
    expect(JSON.parse(header)).toEqual({ format: 'json', version: 1 });
    received.push(JSON.parse(document));
  });
  vi.stubEnv('_X_AMZN_TRACE_ID', '');
  vi.stubEnv('AWS_XRAY_DAEMON_ADDRESS', `127.0.0.1:${(daemon.address() as AddressInfo).port}`);
});
afterAll(() => daemon.close());

/** The trace documents that the daemon gets about some work. */
async function tracesOf(header: string, work: () => Promise<unknown>): Promise<Subsegment[]> {
  vi.stubEnv('_X_AMZN_TRACE_ID', header);
  received.length = 0;
  await work();
  vi.stubEnv('_X_AMZN_TRACE_ID', '');
  // The kernel hands packets over in order, so all others have arrived before this one.
  const last = once(daemon, 'message');
  daemon.send(
    '{"format":"json","version":1}\n{"name":"end"}',
    (daemon.address() as AddressInfo).port,
    '127.0.0.1',
  );
  await last;
  while (received.at(-1)?.name !== 'end') await once(daemon, 'message');
  return received.slice(0, -1);
}

const sampled = `Root=${trace};Parent=${parent};Sampled=1;Lineage=1:abc:0`;

test('a payment shows each call to DynamoDB, Secrets Manager and Stripe as part of its run, without ids', async () => {
  const documents = await tracesOf(sampled, () => system.begin(billBody({ patientName: 'Zuzanna Ortiz' })));
  expect(new Set(documents.map(({ name, namespace }) => `${name} ${namespace}`))).toEqual(
    new Set(['DynamoDB aws', 'SecretsManager aws', 'stripe remote']),
  );
  for (const { id, trace_id, parent_id, type, start_time, end_time } of documents) {
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect([trace_id, parent_id, type]).toEqual([trace, parent, 'subsegment']);
    expect(end_time).toBeGreaterThanOrEqual(start_time);
  }
  expect(documents.find(({ name }) => name === 'stripe')).toMatchObject({
    annotations: { operation: 'POST /v1/payment_intents' },
    http: { response: { status: 200 } },
  });
  expect(JSON.stringify(documents)).not.toContain('Ortiz');
  const references = new Set(documents.map(({ annotations }) => annotations.reference));
  expect([...references]).toEqual([expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/)]);
});

test('asking Stripe about a payment names the route and not the payment', async () => {
  const { id } = await system.begun();
  const documents = await tracesOf(sampled, () =>
    system.call('POST /api/payments/confirm-payment', { body: { paymentIntentId: id } }),
  );
  expect(
    documents.filter(({ name }) => name === 'stripe').map(({ annotations }) => annotations.operation),
  ).toEqual(['GET /v1/payment_intents/{id}']);
  expect(JSON.stringify(documents)).not.toContain(id);
});

test('a call that fails is marked, without the words of its error', async () => {
  const { id } = await system.begun();
  const read = () => system.call('GET /api/payments/payment-status/{id}', { params: { id } });
  const documents = await tracesOf(sampled, () => withFault('crash-before', () => true, read));
  expect(documents).toEqual([
    expect.objectContaining({
      name: 'DynamoDB',
      aws: { operation: 'GetItem' },
      fault: true,
      cause: { exceptions: [{ id: expect.any(String), type: 'Crash' }] },
    }),
  ]);
  expect(JSON.stringify(documents)).not.toContain('injected');
});

test.each([
  ['a run that X-Ray did not pick', `Root=${trace};Parent=${parent};Sampled=0`],
  ['a process outside of Lambda', ''],
  ['a client that makes up a trace', `Root=Zuzanna Ortiz;Parent=${parent};Sampled=1`],
  ['a client that makes up a part of one', `Root=${trace};Parent=Zuzanna;Sampled=1`],
])('%s sends nothing', async (_, header) => {
  expect(await tracesOf(header, () => system.begin(billBody()))).toEqual([]);
});

test('no log line has what a client sent instead of a trace', async () => {
  const before = written.length;
  vi.stubEnv('_X_AMZN_TRACE_ID', 'Root=Zuzanna Ortiz;Parent=1;Sampled=1');
  await system.begin(billBody({ amount: -1 }));
  await withFault(
    'crash-before',
    () => true,
    () => system.call('GET /api/openings'),
  );
  vi.stubEnv('_X_AMZN_TRACE_ID', '');
  expect(written.length).toBeGreaterThan(before);
  expect(written.slice(before).join('')).not.toContain('Zuzanna');
});

test('the reference depends on the gateway’s id alone', () => {
  expect(referenceOf('JKJaXmPLvHcESHA=')).toBe(referenceOf('JKJaXmPLvHcESHA='));
  expect(referenceOf('JKJaXmPLvHcESHA=')).not.toBe(referenceOf('JKJaXmPLvHcESHB='));
});
