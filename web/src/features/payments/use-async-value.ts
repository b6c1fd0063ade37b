import { useCallback, useEffect, useState } from 'react';

export type AsyncValue<Value> =
  | { phase: 'loading' }
  | { phase: 'ready'; value: Value }
  /** `reason` is what was thrown. */
  | { phase: 'failed'; reason: unknown };

/** Loads a value once `enabled`. A failure stays until `retry`. */
export function useAsyncValue<Value>(
  load: () => Promise<Value>,
  enabled = true,
): [AsyncValue<Value>, () => void] {
  const [state, setState] = useState<AsyncValue<Value>>({ phase: 'loading' });
  const shouldLoad = enabled && state.phase === 'loading';

  useEffect(() => {
    if (!shouldLoad) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ phase: 'ready', value }),
      (reason: unknown) => isCurrent && setState({ phase: 'failed', reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad, load]);

  return [state, useCallback(() => setState({ phase: 'loading' }), [])];
}
