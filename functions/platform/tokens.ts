import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingKeys } from './signing-keys.ts';

/** What a token is for. A token of one purpose never passes for another. */
export type TokenPurpose = 'manage' | 'lookup' | 'cursor';

function signature(key: string, signed: string): string {
  return createHmac('sha256', key).update(signed).digest('base64url');
}

// Names a key without giving any of it away, so that two can be told apart while they turn.
function keyId(key: string): string {
  return createHmac('sha256', key).update('key id').digest('base64url').slice(0, 6);
}

/**
 * A signed token: purpose, subject and expiry in the open, HMAC-SHA-256 over them.
 * The same arguments give the same token, so that a retried request gets the same answer.
 */
export async function writeToken(purpose: TokenPurpose, subject: string, expiresAt: Date): Promise<string> {
  const { current } = await signingKeys();
  const claims = JSON.stringify([purpose, subject, Math.floor(expiresAt.getTime() / 1000)]);
  const signed = `${keyId(current)}.${Buffer.from(claims).toString('base64url')}`;
  return `${signed}.${signature(current, signed)}`;
}

/** The subject of a token that is genuine, for this purpose and not expired (real time); else undefined. */
export async function readToken(purpose: TokenPurpose, token: string): Promise<string | undefined> {
  const [id, payload, mac, ...rest] = token.split('.');
  if (!id || !payload || !mac || rest.length > 0) return undefined;
  const { current, previous } = await signingKeys();
  const key = [current, previous].find((candidate) => candidate && keyId(candidate) === id);
  if (!key) return undefined;
  const expected = Buffer.from(signature(key, `${id}.${payload}`));
  const given = Buffer.from(mac);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const [tokenPurpose, subject, expiry] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return tokenPurpose === purpose && expiry * 1000 > Date.now() ? subject : undefined;
}

/** A code that nobody can guess without the signing key: six digits, the same for the same seed. */
export async function sixDigits(seed: string): Promise<string> {
  const { current } = await signingKeys();
  const digest = createHmac('sha256', current).update(`code ${seed}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Turns something personal (a network address) into a key that cannot be turned back. */
export async function pseudonym(text: string): Promise<string> {
  const { current } = await signingKeys();
  return createHmac('sha256', current).update(`pseudonym ${text}`).digest('base64url').slice(0, 22);
}
