import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => void vi.useRealTimers());

test('a request that fails is repeated after a second, and once more after two', async () => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const failed = expect(queryClient.fetchQuery({ queryKey: ['lost'], queryFn })).rejects.toThrow('Failed');
  for (const [ms, calls] of [
    [990, 1],
    [20, 2],
    [1980, 2],
    [20, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(queryFn).toHaveBeenCalledTimes(calls);
  }
  await failed;
});
