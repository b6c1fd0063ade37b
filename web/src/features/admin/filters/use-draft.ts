import { useEffect, useEffectEvent, useState } from 'react';

/** What is being typed or chosen, undefined when nothing is. After a pause without a change, `onPause` may apply it. */
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
