import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 60_000;

/**
 * Runs the settle-payments job at once and then every minute, as a schedule does every hour in the cloud. The
 * environment must be filled. Answers how to stop it.
 */
export async function runPayments(): Promise<() => Promise<void>> {
  const [{ settlePayments }, { now }] = await Promise.all([
    import('#functions/jobs/settle-payments.ts'),
    import('#functions/core/clock.ts'),
  ]);
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await settlePayments(now());
      } catch (error) {
        if (!stopping.signal.aborted) console.error('The payments job failed:', error);
      }
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
