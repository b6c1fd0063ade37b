import { createHmac } from 'node:crypto';
import { signingKeys } from './signing-keys.ts';

/** A digest that only the holder of the key can compute. */
export function keyDigest(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function pseudonymBy(key: string, text: string): string {
  return keyDigest(key, `pseudonym ${text}`).toString('base64url').slice(0, 22);
}

/** Turns personal data (a client's network, an email address) into a key from which it can't be recovered. */
export async function pseudonym(text: string): Promise<string> {
  const { current } = await signingKeys();
  return pseudonymBy(current, text);
}

/**
 * The pseudonyms under every accepted signing key, the current key first, to find records that outlive a rotation of
 * the key.
 */
export async function pseudonyms(text: string): Promise<[string, ...string[]]> {
  const { current, previous } = await signingKeys();
  return [pseudonymBy(current, text), ...(previous ? [pseudonymBy(previous, text)] : [])];
}

/** Six digits that can't be guessed without the signing key. The same seed always gives the same digits. */
export async function sixDigits(seed: string): Promise<string> {
  const { current } = await signingKeys();
  const digest = keyDigest(current, `code ${seed}`);
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
