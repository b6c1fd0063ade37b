import { useEffect, useEffectEvent, useState } from 'react';

/** Keeps what is being typed or chosen, and calls `onPause` when the draft hasn't changed for `pauseMs`. */
export function useDraft<Value>(pauseMs: number, onPause: () => void) {
  const [draft, setDraft] = useState<Value>();
  const onTimeout = useEffectEvent(onPause);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => onTimeout(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, pauseMs]);
  return [draft, setDraft] as const;
}
