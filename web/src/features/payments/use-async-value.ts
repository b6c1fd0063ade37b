import { useCallback, useEffect, useState } from 'react';

/** Something on its way, there, or not to be had; `reason` is what was thrown. */
export type AsyncValue<Value> =
  | { phase: 'loading' }
  | { phase: 'ready'; value: Value }
  | { phase: 'failed'; reason: unknown };

/** Loads once it is wanted. A failure stays until `retry`. */
export function useAsyncValue<Value>(
  load: () => Promise<Value>,
  wanted = true,
): [AsyncValue<Value>, () => void] {
  const [state, setState] = useState<AsyncValue<Value>>({ phase: 'loading' });
  const isWaiting = wanted && state.phase === 'loading';

  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ phase: 'ready', value }),
      (reason: unknown) => isCurrent && setState({ phase: 'failed', reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWaiting, load]);

  return [state, useCallback(() => setState({ phase: 'loading' }), [])];
}
