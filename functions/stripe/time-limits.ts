// How long calls to Stripe may take. The functions' timeouts follow from these numbers (infra/config/timeouts.ts).

export const attemptTimeoutMs = 2_000;

/** A full page takes Stripe longer than the calls that a visitor waits for. */
export const listTimeoutMs = 20_000;

export const maxNetworkRetries = 2;

/** Before another request, after Stripe was busy. Each wait varies by half. */
export const busyPausesMs: readonly number[] = [200, 600];

/** The package's longest pauses before its second and its third attempt. */
const packagePausesMs = 500 + 1_000;

/** The longest that a call can take before it fails, if it is never answered. If Stripe says it's busy, that is sooner. */
export const stripeCallMs = (1 + maxNetworkRetries) * attemptTimeoutMs + packagePausesMs;
