import { type StripeMode, stripeModeOf } from '#shared/payments/stripe.ts';

/** A Stripe key and the setting that holds it. Messages name the setting and never contain the key. */
interface NamedKey {
  name: string;
  key: string;
}

const stripeKeyForms = {
  secret: { pattern: /^[sr]k_(test|live)_\w+$/, beginning: 'sk_test_, sk_live_, rk_test_ or rk_live_' },
  publishable: { pattern: /^pk_(test|live)_\w+$/, beginning: 'pk_test_ or pk_live_' },
  webhookSecret: { pattern: /^whsec_./, beginning: 'whsec_' },
};

/** Why this setting can't hold the key; undefined when it can. */
export function formProblem({ name, key }: NamedKey, form: keyof typeof stripeKeyForms): string | undefined {
  const { pattern, beginning } = stripeKeyForms[form];
  return pattern.test(key) ? undefined : `${name} must begin with ${beginning}.`;
}

/** Why two keys don't belong together; undefined when both are in the same mode. */
export function mixedModes(secret: NamedKey, publishable: NamedKey): string | undefined {
  const [mode, other] = [modeOf(secret), modeOf(publishable)];
  if (mode !== 'unknown' && mode === other) return undefined;
  return `${secret.name} is a ${mode} key, ${publishable.name} a ${other} key: use two of the same mode.`;
}

function modeOf({ key }: NamedKey): StripeMode | 'unknown' {
  return stripeModeOf(key) ?? 'unknown';
}
