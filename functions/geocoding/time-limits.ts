// How long the open geocoder may take. The function's timeout follows from these numbers (infra/config/timeouts.ts).

/** How fast the open geocoder may be asked, and how long a visitor waits. */
export interface Pace {
  /** The pause between an answer and the next request. */
  cooldownMs: number;
  /** How long a visitor waits for the lease; `timeoutMs` limits the wait for each answer. */
  maxWaitMs: number;
  timeoutMs: number;
}

/** The geocoder allows one request a second. */
export const defaultPace: Pace = { cooldownMs: 1_000, maxWaitMs: 3_000, timeoutMs: 2_500 };

export const maxAttempts = 2;

/** The pause between two attempts to get the lease. */
export const minPauseMs = 100;
export const maxPauseMs = 400;

/** The longest that a visitor waits for the lease, and for answers that never come. */
export const geocodingMs = defaultPace.maxWaitMs + maxPauseMs + maxAttempts * defaultPace.timeoutMs;
