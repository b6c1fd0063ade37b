import { type StripeMode, stripeModeOf } from '#shared/payments/stripe-mode.ts';

/** What browsers get of Stripe: nothing where the deployment names no key. */
export interface CloudStripe {
  publishableKey?: string;
  mode: StripeMode | 'none';
}

/** Stripe in the cloud, from the deployment's settings. Throws for a key that must not reach browsers. */
export function cloudStripe(choice: (name: string) => string | undefined): CloudStripe {
  const publishableKey = choice('stripePublishableKey');
  if (!publishableKey) return { mode: 'none' };
  const mode = stripeModeOf(publishableKey);
  // Don't print the value: it may be a secret key.
  if (!mode || !publishableKey.startsWith('pk_'))
    throw new RangeError('stripePublishableKey must begin with pk_test_ or pk_live_.');
  return { publishableKey, mode };
}
