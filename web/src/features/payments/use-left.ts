import { useEffect, useRef } from 'react';

/** A signal that aborts when the component is gone, for work that would go on without it. */
export function useLeft(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // Mounted again, as StrictMode does.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}
