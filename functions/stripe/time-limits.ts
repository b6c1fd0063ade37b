// How long calls to Stripe may take. The functions' timeouts follow from these numbers (infra/config/timeouts.ts). API
// Gateway waits for a function for at most 29 s.

export const readTimeoutMs = 5_000;

/** For a call that creates or cancels something. It is long, because people still want to pay while Stripe is slow. */
export const writeTimeoutMs = 10_000;

/** For listing: Stripe takes longer for a full page than for the calls that a visitor waits for. */
export const listTimeoutMs = 20_000;

/** Retries use the idempotency key of the first attempt. */
export const maxNetworkRetries = 1;

/** Pauses before retrying while Stripe is busy. Each varies randomly by half. */
export const busyPausesMs: readonly number[] = [200, 600];

/** The stripe package's longest pause before its second attempt. */
const packagePauseMs = 500;

/** The longest that a request to us can wait for Stripe: a late answer to a read, then none to a write or its retry. */
export const stripeCallsMs = readTimeoutMs + 2 * writeTimeoutMs + packagePauseMs;
