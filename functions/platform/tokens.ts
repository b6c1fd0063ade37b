import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { keyDigest } from './pseudonym.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';

const algorithm = 'HS256';

/** Names a key without giving any of it away, so that two keys can be told apart while they rotate. */
function keyId(key: string): string {
  return keyDigest(key, 'key id').toString('base64url').slice(0, 6);
}

function bytesOf(key: string): Uint8Array {
  return new TextEncoder().encode(key);
}

function keyOf({ current, previous }: SigningKeys, { kid }: JWTHeaderParameters): Uint8Array {
  const key = [current, previous].find((candidate) => candidate && keyId(candidate) === kid);
  if (!key) throw new errors.JWKSNoMatchingKey();
  return bytesOf(key);
}

/**
 * A signed JWT. The same arguments give the same token, so that a retried request gets the same answer.
 * @param purpose what the token is for: one of another purpose is not accepted
 */
export async function writeToken(purpose: string, subject: string, expiresAt: Date): Promise<string> {
  const { current } = await signingKeys();
  const claims = { aud: purpose, sub: subject, exp: Math.floor(expiresAt.getTime() / 1000) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, kid: keyId(current) })
    .sign(bytesOf(current));
}

/** The subject of a token that is genuine, has this purpose and has not expired (real time); else undefined. */
export async function readToken(purpose: string, token: string): Promise<string | undefined> {
  const keys = await signingKeys();
  try {
    const { payload } = await jwtVerify(token, (header) => keyOf(keys, header), {
      algorithms: [algorithm],
      audience: purpose,
      requiredClaims: ['sub', 'exp'],
    });
    return payload.sub;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
