import { Problem } from '#shared/api/problem.ts';
import { digestOfSecret, type PaymentItem } from './record.ts';

/** Refuses whoever does not hold the client secret of a payment, which only its own browser was given. */
export function checkSecret({ secretDigest }: PaymentItem, clientSecret: string): void {
  // Digests: how far they agree tells nothing of the secret.
  if (digestOfSecret(clientSecret) !== secretDigest) {
    throw new Problem('forbidden', 'Open the payment in the browser it was made with.');
  }
}
