import { env, WrongConfiguration } from '#functions/platform/env.ts';
import { countMetric } from '#functions/platform/metric.ts';
import { cachedSecret } from '#functions/platform/secret.ts';
import { stripeModeOf } from '#shared/payments/stripe.ts';

/** Our keys at Stripe. All are empty until an operator fills them in. */
export interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
  /** The webhook secret before the current one, still accepted during a rotation; empty otherwise. */
  previousWebhookSecret: string;
}

/** The mode of the publishable key that browsers get; `none` if there is no key, so that no payment can begin. */
const deployedMode = env('STRIPE_MODE');

const readKeys = cachedSecret(env('STRIPE_SECRET'), (values): StripeKeys => {
  const { secretKey = '', webhookSecret = '', previousWebhookSecret = '' } = values as Partial<StripeKeys>;
  return { secretKey, webhookSecret, previousWebhookSecret };
});

function hasDeployedMode({ secretKey }: StripeKeys): boolean {
  return !secretKey || deployedMode === 'none' || stripeModeOf(secretKey) === deployedMode;
}

/** Our keys. Throws when the secret key and the publishable key have different modes, since they only work together. */
export async function stripeKeys(): Promise<StripeKeys> {
  const keys = await readKeys();
  if (hasDeployedMode(keys)) return keys;
  countMetric('StripeKeysMismatched');
  throw new WrongConfiguration(
    `the publishable key is a Stripe ${deployedMode} key, but secretKey in the Stripe secret is not`,
  );
}

/** Whether our keys move real money. */
export async function isLiveMode(): Promise<boolean> {
  return stripeModeOf((await stripeKeys()).secretKey) === 'live';
}
