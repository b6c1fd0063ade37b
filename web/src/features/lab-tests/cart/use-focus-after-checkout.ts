import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when the checkout closes and the button that opened it has gone with the last test. */
export function useFocusAfterCheckout(isCheckingOut: boolean): void {
  const wasCheckingOut = useRef(false);
  useEffect(() => {
    const hasClosed = wasCheckingOut.current && !isCheckingOut;
    wasCheckingOut.current = isCheckingOut;
    if (hasClosed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus();
  }, [isCheckingOut]);
}
