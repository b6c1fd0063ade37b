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
let refuse: (headers: Record<string, string>) => Promise<void>;

beforeEach(async () => {
  secrets.OriginProof = JSON.stringify({ first: ofEdge });
  delete replaced.OriginProof;
  before = written.length;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  const { refuseAroundCloudFront } = await import('./origin-proof.ts');
  refuse = (headers) => refuseAroundCloudFront({ headers } as unknown as APIGatewayProxyEventV2);
});

afterEach(() => {
  vi.useRealTimers();
});

const from = (proof: string) => ({ 'x-origin-proof': proof });

test('what CloudFront sends is let in', async () => {
  await expect(refuse(from(ofEdge))).resolves.toBeUndefined();
});

const ofEarlier = 'the secret it had before';

test('a proof that was replaced can only be CloudFront’s, so it is our fault, which sets off the alarm', async () => {
  replaced.OriginProof = JSON.stringify({ first: ofEarlier, second: ofEdge });
  await expect(refuse(from(ofEarlier))).rejects.toThrow(/^CloudFront/);
});

test.each([
  [{}, undefined],
  [{ 'x-viewer-address': '203.0.113.7' }, undefined],
  [from(''), undefined],
  [from(another), undefined],
  [from(another), JSON.stringify({ first: ofEarlier })],
  [from(another), 'no JSON'],
])('a stranger’s headers %j are refused without an alarm (replaced before: %j)', async (headers, earlier) => {
  if (earlier) replaced.OriginProof = earlier;
  await expect(refuse(headers)).rejects.toThrow(expect.objectContaining({ code: 'malformed' }));
  expect(written.slice(before).map((line) => JSON.parse(line))).toEqual([
    { level: 'warn', message: 'origin-proof-refused', trace: expect.any(String) },
  ]);
});

test('while a proof is rotated, both are accepted; afterwards, only the new one', async () => {
  secrets.OriginProof = JSON.stringify({ first: ofEdge, second: another, rotatingTo: 'second' });
  await refuse(from(ofEdge));
  await refuse(from(another));
  replaced.OriginProof = secrets.OriginProof;
  secrets.OriginProof = JSON.stringify({ first: 'a fresh one', second: another });
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  await refuse(from(another));
  await expect(refuse(from(ofEdge))).rejects.toThrow('CloudFront');
});

test('a secret without a value proves no one', async () => {
  secrets.OriginProof = JSON.stringify({ first: '' });
  await expect(refuse(from(ofEdge))).rejects.toThrow('holds no value');
});
