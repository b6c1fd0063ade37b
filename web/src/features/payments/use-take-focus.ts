import { type RefObject, useEffect, useRef } from 'react';

/** A ref for what replaces the focused button or form. It takes the focus once `isShown` is true. */
export function useTakeFocus<Shown extends HTMLElement>(isShown = true): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  // A layout effect would be too early: a dialog that reopens in that phase restores the previous focus.
  useEffect(() => {
    if (isShown) shown.current?.focus();
  }, [isShown]);
  return shown;
}
