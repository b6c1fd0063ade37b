import { runRepeatedly } from './run-repeatedly.ts';

const everyMs = 5 * 60_000;

/**
 * Runs the settle-payments job right away and then every five minutes, as a schedule does in the cloud. The environment
 * must be set. Returns a function that stops it.
 */
export async function runPayments(): Promise<() => Promise<void>> {
  const [{ settlePayments }, { now }] = await Promise.all([
    import('#functions/jobs/settle-payments.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  return runRepeatedly('payments', () => settlePayments(now()), { pauseMs: () => everyMs });
}
