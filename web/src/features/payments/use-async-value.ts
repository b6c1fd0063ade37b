import { startTransition, useCallback, useEffect, useState } from 'react';

export type AsyncValue<Value> =
  | { phase: 'loading' }
  | { phase: 'ready'; value: Value }
  /** `reason` is the thrown value. */
  | { phase: 'failed'; reason: unknown };

/** Loads a value once `enabled`. After a failure, call `retry`. */
export function useAsyncValue<Value>(
  load: () => Promise<Value>,
  enabled = true,
): [AsyncValue<Value>, () => void] {
  const [state, setState] = useState<AsyncValue<Value>>({ phase: 'loading' });
  const shouldLoad = enabled && state.phase === 'loading';

  useEffect(() => {
    if (!shouldLoad) return;
    let isCurrent = true;
    // A transition, because the value may show a whole form, which React then renders in slices.
    const settle = (settled: AsyncValue<Value>) => isCurrent && startTransition(() => setState(settled));
    load().then(
      (value) => settle({ phase: 'ready', value }),
      (reason: unknown) => settle({ phase: 'failed', reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [shouldLoad, load]);

  return [state, useCallback(() => setState({ phase: 'loading' }), [])];
}
