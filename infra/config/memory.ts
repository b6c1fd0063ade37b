import type { Grants } from './grant-terms.ts';

/**
 * A function's memory in MB, by class. CPU grows with memory and limits a cold start, so each class has at
 * least twice the memory it needs.
 */
export const memoryMb = {
  /** The canary loads neither the AWS SDK nor Stripe's package, so it starts fast with any CPU. */
  light: 512,
  /** Over half a core, to load the AWS SDK fast. A million runs of 30 ms cost $0.40. */
  database: 1024,
  /** A whole core: Stripe's package takes longest to load, while a patient waits to pay. */
  stripe: 1769,
} as const;

export type MemoryClass = keyof typeof memoryMb;

/** A function's class, from what it may access: everything but the public site requires the AWS SDK. */
export function memoryClassOf({ tables, uses = [] }: Grants): MemoryClass {
  if (uses.includes('stripe')) return 'stripe';
  const needsSdk = tables || uses.some((use) => use !== 'public-site');
  return needsSdk ? 'database' : 'light';
}
