import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs some work right away and then repeatedly, as schedules do in the cloud. The next run makes up for a failed
 * one.
 * @param work gets a signal that aborts when it should stop
 * @param pauseMs the pause after a run
 * @returns a function that stops it and waits for the current run
 */
export function runRepeatedly(
  name: string,
  work: (stopping: AbortSignal) => Promise<void>,
  pauseMs: () => number,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) console.error(`The ${name} job failed:`, error);
      }
      await sleep(pauseMs(), undefined, { signal }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
