import type { Grants } from './grant-terms.ts';

/**
 * A function's memory in MB, by what it loads. CPU grows with memory, and a cold start is bound by CPU: no function needs
 * half of this to work.
 */
export const memoryMb = {
  /** The canary: neither the AWS SDK nor Stripe's package, so it starts at once with any CPU. */
  light: 512,
  /** Over half a core to load the AWS SDK, for $0.40 per million calls of 30 ms. */
  database: 1024,
  /** A whole core: Stripe's package takes longest to load, while a patient waits with a card in hand. */
  stripe: 1769,
} as const;

export type MemoryClass = keyof typeof memoryMb;

/** A function's class, from what it may access: all but the site as its visitors reach it needs the SDK. */
export function memoryClassOf({ tables, uses = [] }: Grants): MemoryClass {
  if (uses.includes('stripe')) return 'stripe';
  const needsSdk = tables || uses.some((use) => use !== 'public-site');
  return needsSdk ? 'database' : 'light';
}
