import { timingSafeEqual } from 'node:crypto';
import { sixDigits } from '#functions/platform/pseudonym.ts';
import { retention } from '#shared/legal/retention.ts';

export const codeLifeMinutes = retention.lookupCodeMinutes;

/**
 * The six-digit code of a request. It is derived from the request and the signing key, so nothing is stored that guesses
 * could be checked against.
 */
export function codeOf(requestId: string, emailKey: string): Promise<string> {
  return sixDigits(JSON.stringify([requestId, emailKey]));
}

/** Compares two codes in the same time, however many digits agree. */
export function isSameCode(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
