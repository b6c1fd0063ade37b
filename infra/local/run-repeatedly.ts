import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does some work at once and then again and again, as schedules do in the cloud. A run that fails is made up for by
 * the next.
 * @param work gets the signal that it is to stop
 * @param pauseMs how long to wait after a run that took so many milliseconds
 * @returns how to stop it; waits for the run that is under way
 */
export function runRepeatedly(
  name: string,
  work: (stopping: AbortSignal) => Promise<void>,
  pauseMs: (tookMs: number) => number,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const startedAt = Date.now();
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) console.error(`The ${name} job failed:`, error);
      }
      await sleep(pauseMs(Date.now() - startedAt), undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
