import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { publicKeysOf } from '#infra/local/sign-in/keys.ts';
import { createAuthorizer } from './authorizer.ts';

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issuer = 'http://localhost:3000/local/oidc';

const keys = publicKeysOf({
  tokens: {
    keys: [{ ...ours.privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'k', alg: 'RS256', use: 'sig' }],
  },
  cookies: [],
});
const authorize = createAuthorizer({
  issuer,
  clientId: 'clinic-dashboard',
  scope: 'clinic/admin',
  publicKeys: async () => keys,
});

const now = Math.floor(Date.now() / 1000);
const claims: JWTPayload = {
  iss: issuer,
  sub: 'someone',
  client_id: 'clinic-dashboard',
  token_use: 'access',
  scope: 'clinic/admin',
  'cognito:groups': ['admins', 'staff'],
  iat: now,
  exp: now + 900,
};

function sign(
  changes: JWTPayload = {},
  key: KeyObject | Uint8Array = ours.privateKey,
  alg = 'RS256',
): Promise<string> {
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid: 'k' }).sign(key);
}

const withoutAudience = { client_id: undefined };
const publicPem = Buffer.from(ours.publicKey.export({ type: 'spki', format: 'pem' }));

test('a valid token passes, with its claims as text', async () => {
  const verdict = await authorize(`Bearer ${await sign()}`);
  expect(verdict).toEqual({
    scopes: ['clinic/admin'],
    claims: {
      iss: issuer,
      sub: 'someone',
      client_id: 'clinic-dashboard',
      token_use: 'access',
      scope: 'clinic/admin',
      'cognito:groups': '[admins staff]',
      iat: String(now),
      exp: String(now + 900),
    },
  });
});

test.each([
  ['one among several scopes', { scope: 'openid clinic/admin' }],
  ['an audience instead of a client', { ...withoutAudience, aud: 'clinic-dashboard' }],
  ['one of several audiences', { aud: ['x', 'clinic-dashboard'] }],
  ['a start that has passed', { nbf: now - 5 }],
])('a token with %s passes', async (_, changes) => {
  expect(await authorize(`bearer ${await sign(changes)}`)).toHaveProperty('claims');
});

const unauthorized: [string, () => string | undefined | Promise<string>][] = [
  ['no token', () => undefined],
  ['an empty header', () => ''],
  ['another scheme', () => 'Basic YTpi'],
  ['no JWT', () => 'Bearer abc'],
  ['rubbish of three parts', () => 'Bearer a.b.c'],
  ['an expired token', () => sign({ exp: now - 1 })],
  ['a token without an end', () => sign({ exp: undefined })],
  ['a token that is not yet good', () => sign({ nbf: now + 60 })],
  ['a token issued in the future', () => sign({ iat: now + 60 })],
  ['another issuer', () => sign({ iss: 'http://elsewhere' })],
  ['another client', () => sign({ client_id: 'other' })],
  ['no client', () => sign(withoutAudience)],
  ['another audience, though our client', () => sign({ aud: 'other' })],
  ['another key', () => sign({}, theirs.privateKey)],
  ['no signature', () => new UnsecuredJWT(claims).encode()],
  ['the public key as an HMAC secret', () => sign({}, publicPem, 'HS256')],
  ['another RSA algorithm', () => sign({}, ours.privateKey, 'RS512')],
  [
    'changed claims',
    async () => (await sign()).replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"x"}').toString('base64url')}.`),
  ],
];

test.each(unauthorized)('%s is unauthorized', async (_, make) => {
  const token = await make();
  const header = token && !/^(Bearer|Basic) /.test(token) ? `Bearer ${token}` : token;
  expect(await authorize(header)).toMatchObject({
    refusal: {
      status: 401,
      body: '{"message":"Unauthorized"}',
      headers: { 'www-authenticate': expect.stringMatching(/^Bearer/) },
    },
  });
});

test.each([
  [
    'an ID token, which has no scope',
    { ...withoutAudience, aud: 'clinic-dashboard', token_use: 'id', scope: undefined },
  ],
  ['another scope', { scope: 'openid clinic/administrator' }],
  ['an empty scope', { scope: '' }],
])('%s is forbidden', async (_, changes) => {
  expect(await authorize(`Bearer ${await sign(changes)}`)).toMatchObject({
    refusal: { status: 403, body: '{"message":"Forbidden"}' },
  });
});
