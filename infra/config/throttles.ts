/** Requests a second, and how many may come at once, to one route from all its callers together. */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * What a route takes before API Gateway answers 429. Clients have limits of their own (limits.ts); these keep one flooded
 * route from taking the functions of all others. An account runs 1,000 functions at a time: with every route at its full
 * rate, and the largest burst on top, a tenth is left for jobs (tested).
 */
export const throttles = {
  /** What a screen asks for when it opens, or repeats while it is open. */
  screen: { rate: 50, burst: 100 },
  /** What a visitor does a few times in a visit. */
  action: { rate: 20, burst: 40 },
  /** A new month's first slots, which many want in the same second: each gets a yes or a no, and no one a 429. */
  booking: { rate: 100, burst: 500 },
  /** Stripe's events, which come in bunches after an outage. It repeats those that are refused. */
  events: { rate: 50, burst: 100 },
  /** The managers of ten clinics, whose dashboards refresh every 30 seconds. */
  dashboard: { rate: 10, burst: 20 },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;
