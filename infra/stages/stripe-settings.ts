import { mixedModes } from '#infra/config/stripe-keys.ts';
import { type StripeMode, stripeModeOf } from '#shared/payments/stripe.ts';
import { required } from '#shared/required.ts';
import { CommandProblem } from './command-problem.ts';
import type { Stage } from './stage.ts';

/** The Stripe settings that browsers get. Without a publishable key, the stage takes no cards. */
export interface CloudStripe {
  publishableKey?: string;
  mode: StripeMode | 'none';
}

/**
 * Stripe in the cloud, from a stage's settings. Throws a CommandProblem if the key's mode differs from that
 * of the operator's STRIPE_SECRET_KEY. The secret key in Secrets Manager can't be read at this point.
 */
export function cloudStripe(
  { stripePublishableKey: key }: Pick<Stage, 'stripePublishableKey'>,
  secretKey = process.env.STRIPE_SECRET_KEY,
): CloudStripe {
  if (key === 'none') return { mode: 'none' };
  const publishable = { name: 'stripePublishableKey', key };
  const problem = secretKey && mixedModes({ name: 'STRIPE_SECRET_KEY', key: secretKey }, publishable);
  if (problem) throw new CommandProblem(problem);
  return { publishableKey: key, mode: required(stripeModeOf(key), 'mode') };
}
