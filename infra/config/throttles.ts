/** Requests per second to one route from all callers together, and the largest burst. */
export interface Throttle {
  rate: number;
  burst: number;
}

/**
 * The rate above which API Gateway answers 429 for a route. Per-client limits are in limits.ts; these
 * throttles keep one flooded route from using up the account's 1,000 concurrent functions. With every route
 * at its full rate and the largest burst on top, a tenth is left for jobs (tested).
 */
export const throttles = {
  /** Routes that a screen calls when it opens, or repeatedly while it is open. */
  screen: { rate: 50, burst: 100 },
  /** Routes that a visitor of the site calls a few times. */
  action: { rate: 20, burst: 40 },
  /** Routes that few visitors ever call. */
  seldom: { rate: 5, burst: 20 },
  /**
   * Many patients want a new month's first slots in the same second. Each must get a slot or hear that
   * it's taken, and none may get a 429.
   */
  booking: { rate: 100, burst: 500 },
  /** Stripe sends events in bursts after an outage, and resends refused ones. */
  events: { rate: 50, burst: 100 },
  /** The managers of ten clinics, whose dashboards refresh every 30 seconds. */
  dashboard: { rate: 7, burst: 20 },
} as const satisfies Record<string, Throttle>;

export type ThrottleName = keyof typeof throttles;
