import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { WrongConfiguration } from '#functions/platform/env.ts';
import { clientAddress } from './client-networks.ts';

function addressOf(headers: Record<string, string>): string {
  return clientAddress({
    headers,
    requestContext: { http: { sourceIp: '192.0.2.1' } },
  } as unknown as APIGatewayProxyEventV2);
}

test('the visitor’s address is what the edge says', () => {
  expect(addressOf({ 'x-viewer-address': '203.0.113.7', 'x-forwarded-for': '198.51.100.1' })).toBe(
    '203.0.113.7',
  );
});

test('it is never the connection’s, which thousands share: an edge that names none is our fault', () => {
  expect(() => addressOf({})).toThrow(WrongConfiguration);
});
