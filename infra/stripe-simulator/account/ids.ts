import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
}

/** An id such as `pi_3QX…`, of the same length as Stripe's. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
