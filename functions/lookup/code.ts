import { timingSafeEqual } from 'node:crypto';
import { pseudonym, sixDigits } from '#functions/platform/pseudonym.ts';

// Both secrets of a code are derived from its id and the signing key, so nothing is stored that guesses could be checked
// against.

/** The six digits of the code with this id. */
export function codeOf(id: string, emailKey: string): Promise<string> {
  return sixDigits(JSON.stringify([id, emailKey]));
}

/** What the link in its mail ends with: which address it is for, and 128 bits that nobody can guess. */
export async function linkOf(id: string, address: string): Promise<string> {
  return `${address}.${await pseudonym(`link ${JSON.stringify([id, address])}`)}`;
}

/** Compares two secrets in the same time, however much of them agrees. */
export function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
