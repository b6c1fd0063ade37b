import { expect, test } from 'vitest';
import { splitTarget } from '#infra/http/answer.ts';
import { buildEvent } from './event.ts';

const route = { routeKey: 'POST /api/things/{id}', params: { id: 'a b' } };
const request = {
  method: 'POST',
  target: '/api/things/a%20b?x=1&y=two%20words&x=3',
  httpVersion: '1.1',
  rawHeaders: [
    'Host',
    'localhost:3000',
    'User-Agent',
    'Probe',
    'Content-Type',
    'application/json; charset=utf-8',
  ],
  body: Buffer.from('{"name":"Zoë"}'),
  sourceIp: '::1',
};

function eventWith(changes: Partial<typeof request>) {
  return buildEvent({ ...request, ...changes }, route);
}

test('a request becomes an event of payload format 2.0', () => {
  expect(eventWith({})).toEqual({
    version: '2.0',
    routeKey: 'POST /api/things/{id}',
    rawPath: '/api/things/a b',
    rawQueryString: 'x=1&y=two%20words&x=3',
    headers: {
      host: 'localhost:3000',
      'user-agent': 'Probe',
      'content-type': 'application/json; charset=utf-8',
      'x-forwarded-for': '::1',
      'x-forwarded-port': '3000',
      'x-forwarded-proto': 'http',
    },
    queryStringParameters: { x: '1,3', y: 'two words' },
    pathParameters: { id: 'a b' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: 'POST',
        path: '/api/things/a b',
        protocol: 'HTTP/1.1',
        sourceIp: '::1',
        userAgent: 'Probe',
      },
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      routeKey: 'POST /api/things/{id}',
      stage: '$default',
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
      timeEpoch: expect.any(Number),
    },
    body: '{"name":"Zoë"}',
    isBase64Encoded: false,
  });
});

test('parts missing from a request are missing from its event', () => {
  const event = buildEvent(
    { ...request, method: 'GET', target: '/api/things', rawHeaders: [], body: Buffer.alloc(0) },
    { routeKey: 'GET /api/things', params: {} },
  );
  for (const name of ['body', 'cookies', 'pathParameters', 'queryStringParameters'])
    expect(event).not.toHaveProperty(name);
  expect(event).toMatchObject({ rawQueryString: '', isBase64Encoded: false });
});

test('header names are lower case, repeated headers are joined, cookies are separate', () => {
  const rawHeaders = [
    'X-Tag',
    'a',
    'x-tag',
    'b',
    'Cookie',
    'one=1; two=2',
    'cookie',
    'three=3',
    'Connection',
    'close',
  ];
  const event = eventWith({ rawHeaders });
  expect(event.headers['x-tag']).toBe('a,b');
  expect(event.cookies).toEqual(['one=1', 'two=2', 'three=3']);
  for (const name of ['cookie', 'connection']) expect(event.headers).not.toHaveProperty(name);
});

test('the hops of a forwarded request are kept, with ours appended', () => {
  const event = eventWith({ rawHeaders: ['X-Forwarded-For', '203.0.113.9'] });
  expect(event.headers['x-forwarded-for']).toBe('203.0.113.9, ::1');
});

test('a header or query parameter called __proto__ is treated like any other', () => {
  const event = eventWith({ target: '/api/things/a?__proto__=x', rawHeaders: ['__proto__', 'y'] });
  expect(Object.entries(event.queryStringParameters ?? {})).toEqual([['__proto__', 'x']]);
  expect(Object.hasOwn(event.headers, '__proto__')).toBe(true);
});

test.each([
  ['application/json', false],
  ['APPLICATION/JSON;charset=UTF-8', false],
  ['text/csv', false],
  ['application/xml', false],
  ['application/javascript', false],
  ['application/problem+json', true],
  ['application/x-www-form-urlencoded', true],
  ['multipart/form-data; boundary=x', true],
  ['image/png', true],
  ['', true],
])('a body of type "%s" is base64: %s', (type, isBase64Encoded) => {
  const event = eventWith({ rawHeaders: type ? ['Content-Type', type] : [], body: Buffer.from('hé') });
  expect(event).toMatchObject({ isBase64Encoded, body: isBase64Encoded ? 'aMOp' : 'hé' });
});

test('every byte of a binary body arrives', () => {
  const body = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const event = eventWith({ rawHeaders: ['content-type', 'application/octet-stream'], body });
  expect(Buffer.from(event.body ?? '', 'base64').equals(body)).toBe(true);
});

test.each([
  ['/a/b?c=1?2#d', { path: '/a/b', query: 'c=1?2' }],
  ['//host/a', { path: '//host/a', query: '' }],
  ['http://host:1/a?b', { path: '/a', query: 'b' }],
  ['*', undefined],
  ['host:443', undefined],
])('the target %s is split', (target, parts) => {
  expect(splitTarget(target)).toEqual(parts);
});

test('bytes that are not UTF-8 arrive unchanged, in base64, whatever their type says', () => {
  const body = Buffer.from([0x22, 0xff, 0x22]);
  expect(eventWith({ body })).toMatchObject({ body: body.toString('base64'), isBase64Encoded: true });
});
