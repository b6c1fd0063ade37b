import { useEffect, useRef } from 'react';

/** Returns a ref for the answer, which takes the focus when the button that had the focus disappears. */
export function useFocusAfterButton(isShown: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);

  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) answer.current?.focus();
  }, [isShown]);

  return answer;
}
