import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JSONWebKeySet, JWK } from 'jose';
import { keepOnce } from '#infra/local/settings/data-folder.ts';

/** The keys of the sign-in service. */
export interface SignInKeys {
  /** RSA keys, private parts included. */
  tokens: { keys: JWK[] };
  cookies: string[];
}

async function newKeys(): Promise<SignInKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key: JWK = {
    ...(privateKey.export({ format: 'jwk' }) as JWK),
    kid: randomBytes(8).toString('hex'),
    alg: 'RS256',
    use: 'sig',
  };
  return { tokens: { keys: [key] }, cookies: [randomBytes(32).toString('base64url')] };
}

/** The keys kept in a data folder, so that tokens stay valid across restarts. */
export function signInKeys(dataDir: string): Promise<SignInKeys> {
  return keepOnce(dataDir, 'sign-in-keys.json', newKeys);
}

/** The public keys, as the service publishes them. */
export function publicKeysOf({ tokens }: SignInKeys): JSONWebKeySet {
  return { keys: tokens.keys.map(({ kty, kid, alg, use, n, e }) => ({ kty, kid, alg, use, n, e })) as JWK[] };
}
