import { type RefObject, useEffect, useRef } from 'react';

/** The ref of what replaces the button or form that had the focus; it takes it as soon as it `isShown`. */
export function useTakeFocus<Shown extends HTMLElement>(isShown = true): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  // Not in the layout phase: a dialog that opens again at that moment focuses what had the focus before.
  useEffect(() => {
    if (isShown) shown.current?.focus();
  }, [isShown]);
  return shown;
}
