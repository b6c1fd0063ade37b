import { env } from '#functions/platform/env.ts';
import { cachedSecret } from '#functions/platform/secret.ts';

/** Our keys at Stripe. Both are empty until an operator fills them in. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

export const stripeKeys = cachedSecret(env('STRIPE_SECRET'), (values): StripeKeys => {
  const { secretKey = '', webhookSecret = '' } = values as Partial<StripeKeys>;
  return { secretKey, webhookSecret };
});

/** Whether a key moves real money. */
export function isLive({ secretKey }: StripeKeys): boolean {
  return /^[rs]k_live_/.test(secretKey);
}
