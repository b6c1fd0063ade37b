import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, test, vi } from 'vitest';
import { gatewayAnswer } from '#infra/http/answer.ts';
import type { Authorize } from './authorizer.ts';
import { createGateway } from './gateway.ts';

const servers: Server[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Handler = (event: APIGatewayProxyEventV2) => unknown;

const echo: Handler = async (event) => event;
const refuse: Authorize = async () => ({
  refusal: gatewayAnswer(401, 'Unauthorized', { 'www-authenticate': 'Bearer' }),
});

async function serve(handler: unknown, authorize: Authorize = refuse): Promise<string> {
  const load = async () => ({ handler });
  const server = createServer(
    createGateway({ authorize, load, headers: { 'x-frame-options': 'DENY' }, timeoutMs: 100 }),
  );
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test('a request reaches its function as an event, and the result comes back', async () => {
  const origin = await serve(echo);
  const response = await fetch(`${origin}/api/appointments?a=1`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  const event = (await response.json()) as APIGatewayProxyEventV2;
  expect(event).toMatchObject({
    routeKey: 'POST /api/appointments',
    body: '{}',
    queryStringParameters: { a: '1' },
  });
  expect(response.headers.get('apigw-requestid')).toBe(event.requestContext.requestId);
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/health'],
  ['HEAD', '/api/health'],
  ['OPTIONS', '/api/appointments'],
])('%s %s is no route of the gateway', async (method, path) => {
  const response = await fetch((await serve(echo)) + path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(await response.text()).toBe(method === 'HEAD' ? '' : '{"message":"Not Found"}');
});

test('an admin route replies with its authorizer’s refusal', async () => {
  const response = await fetch(`${await serve(echo)}/api/appointments`);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await response.json()).toEqual({ message: 'Unauthorized' });
});

test('a function gets the claims that the authorizer verified', async () => {
  const jwt = { claims: { sub: 'x' }, scopes: ['clinic/admin'] };
  const response = await fetch(`${await serve(echo, async () => jwt)}/api/appointments/stats`);
  expect(await response.json()).toMatchObject({ requestContext: { authorizer: { jwt } } });
});

test.each([
  ['throws', () => Promise.reject(new Error('broken')), 500, 'Internal Server Error'],
  [
    'answers a header that cannot be',
    () => ({ statusCode: 200, headers: { a: 'b\nc' } }),
    500,
    'Internal Server Error',
  ],
  ['is no function', undefined, 500, 'Internal Server Error'],
  ['takes too long', () => new Promise(() => {}), 503, 'Service Unavailable'],
])(
  'a function that %s results in the gateway’s own error, and the next request is served',
  async (_, handler, status, message) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const origin = await serve(handler);
    const responses = await Promise.all([fetch(`${origin}/api/health`), fetch(`${origin}/api/health`)]);
    for (const response of responses) {
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ message });
    }
  },
);

test('a body over 10 MB is refused, with and without a declared length', async () => {
  const origin = await serve(echo);
  const big = Buffer.alloc(11 * 1024 * 1024);
  const declared = await fetch(`${origin}/api/appointments`, { method: 'POST', body: big });
  expect([declared.status, await declared.json()]).toEqual([413, { message: 'Request Entity Too Large' }]);
  const chunked = httpRequest(`${origin}/api/appointments`, { method: 'POST' });
  chunked.write(big.subarray(0, 6 * 1024 * 1024));
  chunked.end(big.subarray(0, 6 * 1024 * 1024));
  const [response] = await once(chunked, 'response');
  expect(response.statusCode).toBe(413);
  await Promise.all([text(response), once(chunked, 'close')]);
});

test.each([
  ['GET /api/appointments/%zz HTTP/1.1', 400],
  ['GET /api/health/%E0%A4%A HTTP/1.1', 404],
  ['GET * HTTP/1.1', 400],
  ['GET http://elsewhere/api/health HTTP/1.1', 200],
  ['GET /api/health?%zz=%zz HTTP/1.1', 200],
])('%s gets %s and the server survives', async (line, status) => {
  const origin = await serve(echo);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.end(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
});

test('a client that disconnects in the middle of its body does no harm', async () => {
  const complaint = vi.spyOn(console, 'error');
  const origin = await serve(echo);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write('POST /api/appointments HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf', () =>
    socket.destroy(),
  );
  await once(socket, 'close');
  expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  expect(complaint).not.toHaveBeenCalled();
});
