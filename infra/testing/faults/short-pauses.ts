import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';

/** A call's time limit is at least this long; a shorter timer is a pause between attempts. */
const shortestLimitMs = 2_000;

/**
 * For tests that kill or fail calls: within this file or `describe`, retries wait a twentieth of the usual
 * time.
 */
export function shortenPauses(): void {
  const { setTimeout: realSetTimeout } = globalThis;
  let shortened: MockInstance;
  beforeAll(() => {
    shortened = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms = 0, ...rest: []) =>
        realSetTimeout(work, ms < shortestLimitMs ? ms / 20 : ms, ...rest)) as typeof setTimeout);
  });
  afterAll(() => shortened.mockRestore());
}
