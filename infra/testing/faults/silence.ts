import { vi } from 'vitest';
import { defaultPace } from '#functions/geocoding/time-limits.ts';
import { sendTimeoutMs } from '#functions/mail/time-limits.ts';
import { interceptOutsideCalls, type OutsideCall } from '#functions/platform/outside-calls.ts';
import { connectTimeoutMs, socketTimeoutMs } from '#functions/platform/time-limits.ts';
import { readTimeoutMs, writeTimeoutMs } from '#functions/stripe/time-limits.ts';
import { required } from '#shared/required.ts';

/** How long our clients wait for one attempt, by service. */
const attemptMs: Readonly<Record<string, number>> = {
  dynamodb: connectTimeoutMs + socketTimeoutMs,
  'secrets-manager': connectTimeoutMs + socketTimeoutMs,
  ses: connectTimeoutMs + sendTimeoutMs,
  geocoder: defaultPace.timeoutMs,
};

function attemptMsOf({ service, operation }: OutsideCall): number {
  if (service === 'stripe') return operation.startsWith('POST') ? writeTimeoutMs : readTimeoutMs;
  return required(attemptMs[service], service);
}

/** After this many turns of the event loop, all remaining work waits for a timer. */
const idleTurns = 5;

/**
 * The SDK cleans up its sockets this long after a request. No work waits for that timer, so it must not
 * advance the clock.
 */
const tidyUpMs = 3_000;

function leaveOutTidyUp(): void {
  const { setTimeout: fakeSetTimeout } = globalThis;
  globalThis.setTimeout = ((work: () => void, ms?: number, ...rest: []) => {
    const timer = fakeSetTimeout(work, ms, ...rest);
    if (ms === tidyUpMs) clearTimeout(timer);
    return timer;
  }) as typeof setTimeout;
}

const realTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs some work while some outside calls are never answered. `isSilent` picks these calls, and gets each call's
 * position in this run, from 0. The waits for them and the pauses between attempts take no real time, but advance a
 * simulated clock. In tests of bundles, this can't intercept calls.
 * @returns the work's result, its duration by that clock, and how many calls were silent
 */
export async function withSilence<Result>(
  isSilent: (call: OutsideCall, position: number) => boolean,
  work: () => Promise<Result>,
): Promise<{ result: Result; tookMs: number; silent: number }> {
  let calls = 0;
  let silent = 0;
  let underway = 0;
  const restore = interceptOutsideCalls(async (call, proceed) => {
    if (isSilent(call, calls++)) {
      silent += 1;
      await new Promise((resolve) => setTimeout(resolve, attemptMsOf(call)));
      throw Object.assign(new Error('never answered'), { name: 'TimeoutError', $metadata: {} });
    }
    underway += 1;
    try {
      return await proceed();
    } finally {
      underway -= 1;
    }
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  leaveOutTidyUp();
  try {
    const start = Date.now();
    let isDone = false;
    const done = work().finally(() => {
      isDone = true;
    });
    for (let turns = 0; !isDone; turns++) {
      await realTurn();
      if (underway > 0) turns = 0;
      if (turns < idleTurns) continue;
      turns = 0;
      await vi.advanceTimersToNextTimerAsync();
    }
    return { result: await done, tookMs: Date.now() - start, silent };
  } finally {
    vi.useRealTimers();
    restore();
  }
}
