import { createHash } from 'node:crypto';
import { Problem } from '#shared/api/problem.ts';
import type { PaymentItem } from './record.ts';

/** The form in which a client secret is stored. It is long and random, so a plain digest does not give it away. */
export function digestOfClientSecret(clientSecret: string): string {
  return createHash('sha256').update(clientSecret).digest('base64url');
}

/** Throws `forbidden` for anyone but the browser that the payment's client secret was given to. */
export function checkClientSecret({ clientSecretDigest }: PaymentItem, clientSecret: string): void {
  // Digests are compared, so how long the comparison takes says nothing about the secret.
  if (digestOfClientSecret(clientSecret) !== clientSecretDigest) {
    throw new Problem('forbidden', 'Open the payment in the browser it was made with.');
  }
}
