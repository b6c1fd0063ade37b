/** Stripe's two worlds: cards of the one are not charged in the other. */
export type StripeMode = 'test' | 'live';

/** The mode of a publishable, secret or restricted key; undefined for anything else. */
export function stripeModeOf(key: string): StripeMode | undefined {
  return /^[psr]k_(test|live)_\w+$/.exec(key)?.[1] as StripeMode | undefined;
}
