// How long calls to AWS may take. The functions' timeouts are computed from these numbers (infra/config/timeouts.ts),
// so they needn't be changed separately.

export const connectTimeoutMs = 1_000;

/** The longest pause between two packets on a connection. */
export const socketTimeoutMs = 2_500;

export const maxAttempts = 3;

/** The SDK's longest pauses before its second and third attempts. */
const sdkPausesMs = 100 + 200;

/** The longest that a call with retries can take before it fails, if it is never answered. */
export const retriedCallMs = maxAttempts * (connectTimeoutMs + socketTimeoutMs) + sdkPausesMs;

/**
 * How long `withRetry` retries a throttled or conflicting call. With its last attempt, that is less than
 * `retriedCallMs`: a throttled call fails sooner than an unanswered one.
 */
export const retryForMs = 2_500;

export const maxBackoffMs = 400;
