// How long calls to Stripe may take. The functions' timeouts follow from these numbers (infra/config/timeouts.ts), and API
// Gateway waits for 29 s.

export const readTimeoutMs = 5_000;

/** Of a call that creates or cancels something. Slow is not down: while Stripe is slow, people still want to pay. */
export const writeTimeoutMs = 10_000;

/** A full page takes Stripe longer than the calls that a visitor waits for. */
export const listTimeoutMs = 20_000;

/** With the idempotency key of the first attempt. */
export const maxNetworkRetries = 1;

/** Before another request, after Stripe was busy. Each wait varies by half. */
export const busyPausesMs: readonly number[] = [200, 600];

/** The package's longest pause before its second attempt. */
const packagePauseMs = 500;

/** The longest that one request to us can wait for Stripe: a late answer to a read, then no answer to a write. */
export const stripeCallsMs = readTimeoutMs + 2 * writeTimeoutMs + packagePauseMs;
