import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { openHttpSystem } from '#infra/testing/http-system.ts';

const system = await openHttpSystem();
afterAll(system.stop);

const { port } = new URL(system.origin);
const own = `localhost:${port}`;
const site = 'http://evil.example';

/**
 * Unlike fetch, this lets a test choose the Host header, such as a foreign name that resolves to this
 * machine.
 */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof answerTo>>>();
  async function answerTo(response: NodeJS.ReadableStream & { statusCode?: number; headers: object }) {
    const answered = response.headers as Record<string, string | undefined>;
    return { status: response.statusCode, headers: answered, body: await text(response) };
  }
  request({ host: '127.0.0.1', port, path, method, headers: { host: own, ...headers } }, (response) => {
    answerTo(response).then(resolve, reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

const services = ['/local/mail', '/local/mail.json', '/local/oidc/jwks'];

describe.each(services)('%s', (path) => {
  test.each([own, `127.0.0.1:${port}`, `[::1]:${port}`])('answers at %s', async (host) => {
    expect((await ask(path, { host })).status).toBe(200);
  });

  test.each([
    'evil.example',
    `evil.example:${port}`,
    'localhost',
    `localhost:${Number(port) + 1}`,
    `${own}.evil.example`,
  ])('answers nothing at %s, to which a name may point', async (host) => {
    const { status, body } = await ask(path, { host, 'sec-fetch-site': 'same-origin' });
    expect([status, body]).toEqual([403, '{"message":"Forbidden"}']);
  });

  test.each<[string, Record<string, string>]>([
    ['the script of another site', { origin: site, 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an old browser on another site', { origin: site }],
    ['a frame or script tag of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ])('answers nothing to %s', async (_, headers) => {
    expect((await ask(path, headers)).status).toBe(403);
    expect((await ask(path, headers, 'POST')).status).toBe(403);
  });

  test.each<[string, Record<string, string>]>([
    ['our own page', { origin: `http://${own}`, 'sec-fetch-site': 'same-origin' }],
    [
      'our own page at the other name',
      { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'cross-site' },
    ],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a script', {}],
  ])('answers %s', async (_, headers) => {
    expect((await ask(path, headers)).status).toBe(200);
  });
});

test('a sign-in may begin on another site, as a mail’s list may not', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await ask('/local/oidc/.well-known/openid-configuration', link)).status).toBe(200);
  expect((await ask('/local/mail', link)).status).toBe(403);
  expect((await ask('/local/oidc/token', link, 'POST')).status).toBe(403);
});

describe('the files beside the site', () => {
  test('name no host that is not ours', async () => {
    const { status, body } = await ask('/config.json', { host: 'evil.example' });
    expect(status).toBe(200);
    expect(body).not.toContain('evil');
  });

  test.each(['/config.json', '/openapi.json'])('%s is only read', async (path) => {
    expect((await ask(path)).status).toBe(200);
    const { status, body } = await ask(path, {}, 'HEAD');
    expect([status, body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status: refused, headers } = await ask(path, {}, method);
      expect([refused, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('are compressed as in the cloud', async () => {
    const { headers } = await ask('/openapi.json', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(
      (await ask('/config.json', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });
});
