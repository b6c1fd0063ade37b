import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test, vi } from 'vitest';

vi.stubEnv('ORIGIN_PROOF', 'the secret of the edge');
const { clientAddress } = await import('./client-address.ts');

function addressOf(headers: Record<string, string>): string {
  return clientAddress({
    headers,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
  } as unknown as APIGatewayProxyEventV2);
}

test('the visitor’s address is what the edge says, when it is the edge that says it', () => {
  const headers = { 'x-viewer-address': '203.0.113.7', 'x-origin-proof': 'the secret of the edge' };
  expect(addressOf(headers)).toBe('203.0.113.7');
});

test.each([
  ['no header is set', {}],
  ['a client sets the header', { 'x-viewer-address': '203.0.113.7' }],
  [
    'a client guesses the proof',
    { 'x-viewer-address': '203.0.113.7', 'x-origin-proof': 'the secret of the edgy' },
  ],
  ['the edge names no address', { 'x-origin-proof': 'the secret of the edge' }],
  ['a proxy forwards', { 'x-forwarded-for': '203.0.113.7' }],
])('it is the connection’s own when %s', (_, headers) => {
  expect(addressOf(headers)).toBe('192.0.2.1');
});
