import type { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

interface Rhythm {
  /** The pause after a run, in milliseconds. */
  pauseMs: () => number;
  /** The part of the pause that a write doesn't shorten, in milliseconds. Default: 0. */
  leastPauseMs?: () => number;
  /** Its 'write' events end the pause, just as a table's stream starts a function in the cloud. */
  writes?: EventEmitter;
}

/**
 * Runs some work right away and then repeatedly, as schedules and streams do in the cloud. After a failed
 * run, the next run catches up.
 * @param work gets a signal that aborts when it should stop
 * @returns a function that stops it and waits for the current run
 */
export function runRepeatedly(
  name: string,
  work: (stopping: AbortSignal) => Promise<void>,
  { pauseMs, leastPauseMs = () => 0, writes }: Rhythm,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let pause = new AbortController();
  const endPause = () => pause.abort();
  writes?.on('write', endPause);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      // Create this before the work: a write during the work must end the next pause right away.
      pause = new AbortController();
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) console.error(`The ${name} job failed:`, error);
      }
      const leastMs = leastPauseMs();
      await sleep(leastMs, undefined, { signal }).catch(() => {});
      const either = AbortSignal.any([signal, pause.signal]);
      await sleep(Math.max(0, pauseMs() - leastMs), undefined, { signal: either }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    writes?.off('write', endPause);
    stopping.abort();
    await running;
  };
}
