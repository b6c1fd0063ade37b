import { useRef } from 'react';

/**
 * Runs one task at a time. While one is running, another call does nothing and resolves to undefined. Uses a ref,
 * because the second half of a double click comes before the render that disables the button.
 */
export function useSingleFlight() {
  const isRunning = useRef(false);

  return async function runSingle<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await task();
    } finally {
      isRunning.current = false;
    }
  };
}
