import { createHash } from 'node:crypto';
import { Problem } from '#shared/api/problem.ts';
import type { PaymentItem } from './record.ts';

/** The form in which a client secret is stored. It is long and random, so a plain digest does not give it away. */
export function digestOfClientSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('base64url');
}

/** Compares digests, so that how long it takes says nothing about the secret. */
export function isClientSecretOf({ clientSecretDigest }: PaymentItem, clientSecret: string): boolean {
  return digestOfClientSecret(clientSecret) === clientSecretDigest;
}

/** Throws `forbidden` for anyone but the browser that the payment's client secret was given to. */
export function checkClientSecret(item: PaymentItem, clientSecret: string): void {
  if (!isClientSecretOf(item, clientSecret)) {
    throw new Problem('forbidden', 'Please open this payment in the browser where you started it.');
  }
}
