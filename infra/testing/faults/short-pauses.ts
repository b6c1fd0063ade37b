import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';

/** The time limit of a call; what is shorter is a pause between two attempts. */
const shortestLimitMs = 2_000;

/** For tests that kill or fail calls: within this file or `describe`, retries wait a twentieth of the usual time. */
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
