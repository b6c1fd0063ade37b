import { createHash, timingSafeEqual } from 'node:crypto';

function digestOf(attempt: string): Buffer {
  return createHash('sha256').update(attempt).digest();
}

/**
 * The digest of an attempt (a client's random text for one request), as stored. It recognizes a repeated request, but
 * can't be used to send one.
 */
export function attemptDigest(attempt: string): string {
  return digestOf(attempt).toString('base64url');
}

/** Whether a stored digest matches an attempt. Compares in constant time. */
export function isDigestOf(digest: string | undefined, attempt: string): boolean {
  const stored = Buffer.from(digest ?? '', 'base64url');
  const given = digestOf(attempt);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
