import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationState } from '#web/lib/browser/navigation-state.ts';

/** False until the first screen has been shown: a fresh page keeps the browser's own focus. */
let hasArrived = false;

/**
 * Stands beside a screen inside its Suspense boundary, so its effects run once that screen is really there:
 * the top of the page in view, and the heading focused so that it is read out.
 */
export function FocusOnArrival() {
  const { key, state }: { key: string; state: NavigationState | null } = useLocation();
  // Filters of a screen are part of its address too: changing one is no arrival.
  const stays = state?.stay;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, also to the same path.
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

/** Moves the focus to the screen's heading (by script: `href="#main"` would be a route). */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  heading?.focus({ preventScroll: true });
}
