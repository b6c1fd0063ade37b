import { type RefObject, useEffect, useState } from 'react';
import { hasFound, type PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';
import { scrollToElement } from '#web/lib/browser/reduced-motion.ts';

/** Moves the focus to the title of the results: the next stop of the Tab key is then the way to the first time. */
export function useFocusWhenFound(title: RefObject<HTMLElement | null>, state: PlaceSearchState): void {
  // What Back has restored must not move the focus.
  const [restored] = useState(state);

  useEffect(() => {
    if (!title.current || state === restored || !hasFound(state)) return;
    title.current.focus({ preventScroll: true });
    const { top } = title.current.getBoundingClientRect();
    // Where it is in view already, nothing moves.
    if (top < 0 || top > window.innerHeight / 2) scrollToElement(title.current, 'start');
  }, [title, state, restored]);
}
