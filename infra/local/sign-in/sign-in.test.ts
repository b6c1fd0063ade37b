import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInScope } from '#infra/config/site-config.ts';
import { adminToken, tokensOf } from '#infra/local/admin-token.ts';
import { freePort } from '#infra/local/engine/free-port.ts';
import { adminAccount, clientId, frontDeskAccount, oidcPath } from './account.ts';
import { signInKeys } from './keys.ts';
import { createSignIn } from './sign-in.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sign-in-'));
const verifier = 'v'.repeat(43);
let server: Server;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const signIn = await createSignIn([origin], await signInKeys(dataDir));
  server = createServer((request, response) => void signIn(request, response));
  server.listen(port, 'localhost');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(dataDir, { recursive: true });
});

const adminAccountForm = { name: adminAccount.name, password: adminAccount.password };
const cookies = new Map<string, string>();

async function browse(url: string, form?: Record<string, string>): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const method = form ? 'POST' : 'GET';
  const body = form && new URLSearchParams(form);
  const response = await fetch(new URL(url, origin), {
    method,
    body,
    headers: { cookie },
    redirect: 'manual',
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    cookies.set(name, value);
  }
  return response;
}

function authorize(changes: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: signInScope,
    state: 'the-page',
    nonce: 'of-this-sign-in',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return browse(`${oidcPath}/auth?${query}`);
}

function next(response: Response): string {
  return response.headers.get('location') ?? 'nowhere';
}

function exchange(form: Record<string, string>): Promise<Response> {
  return browse(`${oidcPath}/token`, { client_id: clientId, ...form });
}

test('discovery names our issuer and endpoints below it', async () => {
  const reply = await (await fetch(`${origin}${oidcPath}/.well-known/openid-configuration`)).json();
  expect(reply).toMatchObject({
    issuer: `${origin}${oidcPath}`,
    authorization_endpoint: `${origin}${oidcPath}/auth`,
    token_endpoint: `${origin}${oidcPath}/token`,
    jwks_uri: `${origin}${oidcPath}/jwks`,
    end_session_endpoint: `${origin}${oidcPath}/session/end`,
  });
});

test('canceling redirects back and says so', async () => {
  const page = next(await authorize());
  expect(await (await browse(page)).text()).toContain('Cancel');
  const callback = new URL(next(await browse(next(await browse(page, { name: '', cancel: '' })))));
  expect(callback.origin + callback.pathname).toBe(`${origin}/`);
  expect(callback.searchParams.get('error')).toBe('access_denied');
  expect(callback.searchParams.get('state')).toBe('the-page');
});

test('a wrong password is reported, the right one signs in, and a refresh token renews', async () => {
  const page = next(await authorize());
  const login = await (await browse(page)).text();
  expect(login).not.toMatch(/(src|href)="(https?:)?\/\//);
  const wrong = await browse(page, { name: '"><script>', password: 'x' });
  const told = await wrong.text();
  expect(told).toContain('Wrong name or password');
  expect(told).not.toContain('<script>');
  const resume = next(await browse(page, adminAccountForm));
  const callback = new URL(next(await browse(resume)));
  expect(callback.origin + callback.pathname).toBe(`${origin}/`);
  expect(callback.searchParams.get('state')).toBe('the-page');
  const code = callback.searchParams.get('code') ?? '';
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${origin}/`,
    code_verifier: verifier,
  };
  const tokens = await (await exchange(grant)).json();
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    aud: clientId,
    token_use: 'id',
    nonce: 'of-this-sign-in',
    email: adminAccount.email,
  });
  const renewed = await (
    await exchange({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
  ).json();
  expect(decodeJwt(renewed.access_token)).toMatchObject({ scope: 'clinic/admin', client_id: clientId });
});

test('sign-out asks for confirmation, and the next sign-in asks for the password', async () => {
  const isSignedIn = async () => next(await authorize()).startsWith(`${origin}/?`);
  expect(await isSignedIn()).toBe(true);
  const page = await (await browse(`${oidcPath}/session/end`)).text();
  const [, action = ''] = page.match(/action="([^"]+)"/) ?? [];
  const [, xsrf = ''] = page.match(/name="xsrf" value="([^"]+)"/) ?? [];
  await browse(action, { xsrf, logout: 'yes' });
  expect(await isSignedIn()).toBe(false);
});

test('sign-out from the site needs no confirmation and redirects back', async () => {
  await browse(next(await browse(next(await authorize()), adminAccountForm)));
  const back = `${origin}/signed-out`;
  const query = { client_id: clientId, logout_uri: back, post_logout_redirect_uri: back };
  const response = await browse(`${oidcPath}/session/end?${new URLSearchParams(query)}`);
  const page = await response.text();
  const [, action = ''] = page.match(/action="([^"]+)"/) ?? [];
  const [, xsrf = ''] = page.match(/name="xsrf" value="([^"]+)"/) ?? [];
  const [, script = ''] = page.match(/<script>(.*)<\/script>/) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  expect(next(await browse(action, { xsrf, logout: 'yes' }))).toBe(back);
});

test('sign-out redirects nowhere else', async () => {
  const query = { client_id: clientId, post_logout_redirect_uri: 'http://elsewhere.example/' };
  expect((await browse(`${oidcPath}/session/end?${new URLSearchParams(query)}`)).status).toBe(400);
});

test.each([
  ['another client', { client_id: 'other' }],
  ['another way back', { redirect_uri: 'http://elsewhere.example/' }],
])('%s is refused on a page of our own', async (_, changes) => {
  const response = await authorize(changes);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toContain('Sign-in failed');
});

test('no code is issued without PKCE', async () => {
  const response = await authorize({ code_challenge: '', code_challenge_method: '' });
  expect(new URL(next(response)).searchParams.get('error')).toBe('invalid_request');
});

test('a login page without a sign-in in progress says so', async () => {
  expect((await fetch(`${origin}${oidcPath}/interaction/none`)).status).toBe(400);
});

test('each account’s tokens, through the same flow, name its groups', async () => {
  const email = 'admin@example.com';
  const ofAdmin = { token_use: 'access', 'cognito:groups': ['admins'], username: 'admin', email };
  expect(decodeJwt(await adminToken(origin))).toMatchObject(ofAdmin);
  const { access, id } = await tokensOf(frontDeskAccount, origin);
  const groups = { 'cognito:groups': ['front-desk'], sub: frontDeskAccount.id };
  expect(decodeJwt(access)).toMatchObject({ ...groups, username: 'frontdesk' });
  expect(decodeJwt(id)).toMatchObject({ ...groups, email: frontDeskAccount.email });
});
