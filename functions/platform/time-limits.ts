// How long calls to AWS may take. The functions' timeouts follow from these numbers (infra/config/timeouts.ts), so a change
// here needs no second one there.

export const connectTimeoutMs = 1_000;

/** From the last byte on a connection to the next. */
export const socketTimeoutMs = 2_500;

export const maxAttempts = 3;

/** The SDK's longest pauses before its second and its third attempt. */
const sdkPausesMs = 100 + 200;

/** The longest that a call with retries can take before it fails, if it is never answered. */
export const retriedCallMs = maxAttempts * (connectTimeoutMs + socketTimeoutMs) + sdkPausesMs;

/**
 * How long `withRetry` retries a throttled or conflicting call. Together with its last attempt, that is less than
 * `retriedCallMs`: being throttled ends sooner than not being answered.
 */
export const retryForMs = 2_500;

export const maxBackoffMs = 400;
