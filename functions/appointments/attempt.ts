import { createHash, timingSafeEqual } from 'node:crypto';

function digestOf(attempt: string): Buffer {
  return createHash('sha256').update(attempt).digest();
}

/** What a record keeps of an attempt: enough to recognize it, useless for repeating the request. */
export function attemptDigest(attempt: string): string {
  return digestOf(attempt).toString('base64url');
}

/** Whether a digest is that of an attempt, compared in constant time. */
export function isDigestOf(digest: string | undefined, attempt: string): boolean {
  const stored = Buffer.from(digest ?? '', 'base64url');
  const given = digestOf(attempt);
  return stored.length === given.length && timingSafeEqual(stored, given);
}
