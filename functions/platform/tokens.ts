import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { keyDigest } from './pseudonym.ts';
import { type SigningKeys, signingKeys } from './signing-keys.ts';

const algorithm = 'HS256';

/** Identifies a key without revealing any of it, so that keys can be told apart during a rotation. */
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
 * A signed JWT. The same arguments give the same token, so that a retried request gets the same reply.
 * @param purpose what the token is for: a token for any other purpose is refused
 */
export async function writeToken(purpose: string, subject: string, expiresAt: Date): Promise<string> {
  const { current } = await signingKeys();
  const claims = { aud: purpose, sub: subject, exp: Math.floor(expiresAt.getTime() / 1000) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, kid: keyId(current) })
    .sign(bytesOf(current));
}

/** The subject of a token. Undefined if it's forged, for another purpose, or expired (in real time). */
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
