import { type StripeMode, stripeModeOf } from '#shared/payments/stripe-mode.ts';
import { mixedModes } from './stripe-keys.ts';

/** What browsers get of Stripe: nothing where the deployment names no key. */
export interface CloudStripe {
  publishableKey?: string;
  mode: StripeMode | 'none';
}

/**
 * Stripe in the cloud, from the deployment's settings. Throws for a key that must not reach browsers, and for one of
 * another mode than the secret key that the operator's shell has: the one in Secrets Manager is not read here.
 */
export function cloudStripe(
  choice: (name: string) => string | undefined,
  secretKey = process.env.STRIPE_SECRET_KEY,
): CloudStripe {
  const publishableKey = choice('stripePublishableKey');
  if (!publishableKey) return { mode: 'none' };
  const mode = stripeModeOf(publishableKey);
  // Don't print the value: it may be a secret key.
  if (!mode || !publishableKey.startsWith('pk_'))
    throw new RangeError('stripePublishableKey must begin with pk_test_ or pk_live_.');
  const mixed =
    secretKey &&
    mixedModes(
      { name: 'STRIPE_SECRET_KEY', key: secretKey },
      { name: 'stripePublishableKey', key: publishableKey },
    );
  if (mixed) throw new RangeError(mixed);
  return { publishableKey, mode };
}
