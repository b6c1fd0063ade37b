import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';

/** False until the first screen has rendered: a page load keeps the focus and scroll position that the browser chose. */
let hasArrived = false;

/**
 * Scrolls to the top and focuses the heading, so that screen readers announce the new screen. Render it beside the
 * screen, inside the same Suspense boundary: its effects then run once the screen has loaded.
 */
export function FocusOnArrival() {
  const { key, state }: { key: string; state: NavigationState | null } = useLocation();
  // A screen's filters are part of its URL; changing one must move neither the scroll position nor the focus.
  const stays = state?.stay;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, even to the same path.
  useLayoutEffect(() => {
    if (hasArrived && !stays) window.scrollTo(0, 0);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (hasArrived && !stays) focusHeading();
    hasArrived = true;
  }, [key]);

  return null;
}

/** Focuses the screen's heading by script, because a link to `#main` would be a route. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.focus({ preventScroll: true });
}
