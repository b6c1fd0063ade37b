import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSecrets, startSecrets } from '#infra/local/secrets.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';

const written = keptLog();
const secrets = newSecrets();
const replaced: Partial<typeof secrets> = {};
const service = await startSecrets(secrets, replaced);
afterAll(service.stop);

vi.stubEnv('ORIGIN_PROOF_SECRET', 'OriginProof');
vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', service.endpoint);
vi.stubEnv('AWS_REGION', 'us-west-2');
vi.stubEnv('METRIC_NAMESPACE', 'Clinic');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');

const ofEdge = 'the secret of the edge';
const another = 'the secret of the edgy';

/** How many lines earlier tests have logged. */
let before = 0;
let addressOf: (headers: Record<string, string>) => Promise<string>;

beforeEach(async () => {
  secrets.OriginProof = JSON.stringify({ first: ofEdge });
  delete replaced.OriginProof;
  before = written.length;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  const { clientAddress } = await import('./client-address.ts');
  addressOf = (headers) =>
    clientAddress({
      headers,
      requestContext: { http: { sourceIp: '192.0.2.1' } },
    } as unknown as APIGatewayProxyEventV2);
});

afterEach(() => {
  vi.useRealTimers();
});

function from(proof: string): Record<string, string> {
  return { 'x-viewer-address': '203.0.113.7', 'x-origin-proof': proof };
}

test('the visitor’s address is what the edge says, when it is the edge that says it', async () => {
  expect(await addressOf(from(ofEdge))).toBe('203.0.113.7');
});

test.each([
  ['no header is set', {}],
  ['a client sets the header', { 'x-viewer-address': '203.0.113.7' }],
  ['a proxy forwards', { 'x-forwarded-for': '203.0.113.7' }],
])('it is the connection’s own when %s', async (_, headers) => {
  expect(await addressOf(headers)).toBe('192.0.2.1');
});

const ofEarlier = 'the secret it had before';

test.each([
  ['CloudFront still sends a proof that was replaced', from(ofEarlier)],
  ['the edge names no address', { 'x-origin-proof': ofEdge }],
])('it is a fault of ours, which sets off the alarm, when %s', async (_, headers) => {
  replaced.OriginProof = JSON.stringify({ first: ofEarlier, second: ofEdge });
  await expect(addressOf(headers)).rejects.toThrow(/^CloudFront/);
});

test.each([
  ['', undefined],
  [another, undefined],
  [another, JSON.stringify({ first: ofEarlier })],
  [another, 'no JSON'],
])('a stranger’s proof “%s” is refused without an alarm (replaced before: %j)', async (proof, earlier) => {
  if (earlier) replaced.OriginProof = earlier;
  await expect(addressOf(from(proof))).rejects.toThrow(expect.objectContaining({ code: 'malformed' }));
  expect(written.slice(before).map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', message: 'origin-proof-refused', trace: expect.any(String) },
  ]);
});

test('while a proof is rotated, both are accepted; afterwards, only the new one', async () => {
  secrets.OriginProof = JSON.stringify({ first: ofEdge, second: another, rotatingTo: 'second' });
  expect(await addressOf(from(ofEdge))).toBe('203.0.113.7');
  expect(await addressOf(from(another))).toBe('203.0.113.7');
  replaced.OriginProof = secrets.OriginProof;
  secrets.OriginProof = JSON.stringify({ first: 'a fresh one', second: another });
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  expect(await addressOf(from(another))).toBe('203.0.113.7');
  await expect(addressOf(from(ofEdge))).rejects.toThrow('CloudFront');
});

test('a secret without a value proves no one', async () => {
  secrets.OriginProof = JSON.stringify({ first: '' });
  await expect(addressOf(from(''))).rejects.toThrow('holds no value');
});
