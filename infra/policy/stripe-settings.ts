import { type StripeMode, stripeModeOf } from '#shared/payments/stripe-mode.ts';
import { required } from '#shared/required.ts';
import { formProblem, mixedModes } from './stripe-keys.ts';

/** The Stripe settings that browsers get. There is no key if the deployment names none. */
export interface CloudStripe {
  publishableKey?: string;
  mode: StripeMode | 'none';
}

/**
 * Stripe in the cloud, from the deployment's settings. Throws if the key must not reach browsers, or if its mode differs
 * from that of the operator's STRIPE_SECRET_KEY. The secret key in Secrets Manager can't be read at this point.
 */
export function cloudStripe(
  choice: (name: string) => string | undefined,
  secretKey = process.env.STRIPE_SECRET_KEY,
): CloudStripe {
  const publishableKey = choice('stripePublishableKey');
  if (!publishableKey) return { mode: 'none' };
  const publishable = { name: 'stripePublishableKey', key: publishableKey };
  const problem =
    formProblem(publishable, 'publishable') ??
    (secretKey ? mixedModes({ name: 'STRIPE_SECRET_KEY', key: secretKey }, publishable) : undefined);
  if (problem) throw new RangeError(problem);
  return { publishableKey, mode: required(stripeModeOf(publishableKey), 'mode') };
}
