// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleFlight } from './use-single-flight.ts';

function deferred() {
  return Promise.withResolvers<string>();
}

test('ignores a second press until the first has ended, well or badly', async () => {
  const { result } = renderHook(useSingleFlight);
  const runSingle = result.current;
  const first = deferred();
  const task = vi.fn(() => first.promise);

  const running = runSingle(task);
  expect(await runSingle(task)).toBeUndefined();
  expect(task).toHaveBeenCalledOnce();
  first.resolve('done');
  expect(await running).toBe('done');

  await expect(runSingle(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await runSingle(async () => 'again')).toBe('again');
});
