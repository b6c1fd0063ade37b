import { type StripeMode, stripeModeOf } from '#shared/payments/stripe-mode.ts';

/** A key of Stripe's, under the name of the setting that it comes from. Messages have the name, never the key. */
export interface NamedKey {
  name: string;
  key: string;
}

export const stripeKeyForms = {
  secret: /^[sr]k_(test|live)_/,
  publishable: /^pk_(test|live)_/,
  webhookSecret: /^whsec_/,
};

/** Why a key in a setting can't be the one that belongs there; undefined when it can. */
export function formProblem({ name, key }: NamedKey, form: keyof typeof stripeKeyForms): string | undefined {
  return stripeKeyForms[form].test(key) ? undefined : `${name} does not begin as such a key does.`;
}

/** Why two keys don't fit together; undefined when both are of one mode. */
export function mixedModes(secret: NamedKey, publishable: NamedKey): string | undefined {
  const [mode, other] = [modeOf(secret), modeOf(publishable)];
  if (mode !== 'unknown' && mode === other) return undefined;
  return `${secret.name} is a ${mode} key, ${publishable.name} a ${other} key: use two of the same mode.`;
}

function modeOf({ key }: NamedKey): StripeMode | 'unknown' {
  return stripeModeOf(key) ?? 'unknown';
}
