import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const script = `export const long = '${'long '.repeat(400)}';`;
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, 'clinics'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>home</title>');
  writeFileSync(join(root, 'clinics/cactus.html'), '<!doctype html><title>a clinic</title>');
  writeFileSync(join(root, '404.html'), '<!doctype html><title>not found</title>');
  writeFileSync(join(root, 'assets/app-1.js'), script);
  writeFileSync(join(root, 'photo.webp'), Buffer.alloc(5000));
  writeFileSync(join(root, '.secret'), 'no');
  const serve = createStaticFiles(root, { 'x-frame-options': 'DENY' });
  server = createServer(
    (request, response) => void serve(request, response, request.url?.split('?')[0] ?? '/'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(root, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return fetch(origin + path, { method, headers });
}

test.each([
  ['/', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/clinics/cactus', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/any/screen', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/app-1.js', 200, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/photo.webp', 200, 'image/webp', 'public, max-age=3600'],
  ['/assets/gone.js', 404, 'text/plain; charset=utf-8', null],
  ['/.secret', 404, 'text/plain; charset=utf-8', null],
  ['/assets', 404, 'text/html; charset=utf-8', 'no-cache'],
])('%s gets %s %s, cached %s', async (path, status, type, cache) => {
  const { headers, ...response } = await get(path).then((found) => ({
    status: found.status,
    headers: found.headers,
  }));
  expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    status,
    type,
    cache,
  ]);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a page has one address, a screen’s path leads to it with the query, and an address without a page says so', async () => {
  const moved = await fetch(`${origin}/clinics/cactus/?from=ad`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/clinics/cactus']);
  const screen = await fetch(`${origin}/book-appointment?clinic=7`, { redirect: 'manual' });
  expect([screen.status, screen.headers.get('location')]).toEqual([302, '/#/book-appointment?clinic=7']);
  expect(await (await get('/clinics/cactus')).text()).toContain('a clinic');
  expect(await (await get('/nothing')).text()).toContain('not found');
});

test.each(['br', 'gzip'])('text is sent as %s when the browser accepts it', async (encoding) => {
  const response = await get('/assets/app-1.js', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length / 4);
  expect(await response.text()).toBe(script);
});

test.each([
  ['/assets/app-1.js', 'identity'],
  ['/assets/app-1.js', 'br;q=0'],
  ['/photo.webp', 'br'],
  ['/', 'br'],
])('%s is sent uncompressed to a browser that accepts %s', async (path, accepted) => {
  expect((await get(path, { 'accept-encoding': accepted })).headers.get('content-encoding')).toBeNull();
});

// Node's fetch adds no-cache to a conditional request; a browser doesn't.
const conditional = { 'cache-control': 'max-age=0' };

test('a file that the browser has is only sent again once it changes', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { ...conditional, 'if-none-match': `"x", ${etag}` })).status).toBe(304);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>new home</title>');
  const changed = await get('/', { ...conditional, 'if-none-match': etag });
  expect([changed.status, await changed.text()]).toEqual([200, '<!doctype html><title>new home</title>']);
});

test('HEAD gets the headers only; other methods are refused', async () => {
  const head = await get('/assets/app-1.js', { 'accept-encoding': 'identity' }, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(script.length),
    '',
  ]);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/5000', 10],
  ['bytes=4990-', 206, 'bytes 4990-4999/5000', 10],
  ['bytes=-10', 206, 'bytes 4990-4999/5000', 10],
  ['bytes=4990-9999', 206, 'bytes 4990-4999/5000', 10],
  ['bytes=5000-', 416, 'bytes */5000', 0],
  ['bytes=0-1,3-4', 200, null, 5000],
  ['lines=1-2', 200, null, 5000],
])('a request for %s gets %s, %s', async (range, status, contentRange, length) => {
  const response = await get('/photo.webp', { range });
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange]);
  expect((await response.arrayBuffer()).byteLength).toBe(length);
});

test.each([
  '/../package.json',
  '/assets/../../package.json',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/.git/config.json',
  '/x%00.js',
  '/%zz.js',
])('%s names no file', async (path) => {
  const request = connect(Number(new URL(origin).port), '127.0.0.1');
  request.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  expect(await text(request)).toMatch(/^HTTP\/1.1 404 /);
});
