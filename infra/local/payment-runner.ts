import { runRepeatedly } from './run-repeatedly.ts';

const everyMs = 60_000;

/**
 * Runs the settle-payments job at once and then every minute, as a schedule does every hour in the cloud. The
 * environment must be filled. Answers how to stop it.
 */
export async function runPayments(): Promise<() => Promise<void>> {
  const [{ settlePayments }, { now }] = await Promise.all([
    import('#functions/jobs/settle-payments.ts'),
    import('#functions/platform/clock.ts'),
  ]);
  return runRepeatedly(
    'payments',
    () => settlePayments(now()),
    () => everyMs,
  );
}
