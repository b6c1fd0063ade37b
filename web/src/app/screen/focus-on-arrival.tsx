import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { findArrivalPoint } from '#web/lib/browser/arrival-point.ts';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { followAddress } from '#web/lib/history/use-sheet-entry.ts';
import { dismissSeen } from '#web/ui/toasts/toast-store.ts';
import { arrive, returnTo } from './return-points.ts';

/**
 * The path of the last screen; undefined until the first screen has rendered. A page load keeps the focus and scroll
 * position that the browser chose, unless the URL names a part of the screen.
 */
let shownPath: string | undefined;

/**
 * Scrolls to the top and focuses the heading, or the part of the screen that the URL names, so that screen
 * readers announce the new screen. Back and Forward restore the scroll position and focus the link that was
 * followed. Render it beside the screen, inside the same Suspense boundary: its effects then run once the screen
 * has loaded.
 */
export function FocusOnArrival() {
  const { key, pathname, search } = useLocation();
  // All URLs pasted into the address bar share one key, so `arrival` includes the query.
  const arrival = `${key} ${search}`;
  const { stay } = useNavigationState();
  const navigation = useNavigationType();
  const isReturn = navigation === 'POP';
  const point = useRef<ReturnType<typeof arrive>>(undefined);

  // Filters are part of the URL. Changing one must move neither the scroll position nor the focus.
  const stays = () => stay && shownPath === pathname;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation counts, even to the same path.
  useLayoutEffect(() => {
    point.current = arrive();
    if (shownPath === undefined) return;
    if (isReturn && point.current) returnTo(point.current.top);
    else if (!stays()) window.scrollTo(0, 0);
  }, [arrival]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    followAddress();
    const returnPoint = isReturn ? point.current : undefined;
    const isFirst = shownPath === undefined;
    const stayed = stays();
    shownPath = pathname;
    if (!stayed) dismissSeen();
    if (stayed || (!returnPoint && focusArrivalPoint())) return undefined;
    return isFirst || focusLink(returnPoint?.href) ? undefined : focusHeading();
  }, [arrival]);

  return null;
}

/** Focuses the part of the screen that the URL names. Returns false if it names none. */
function focusArrivalPoint(): boolean {
  const heading = findArrivalPoint();
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
  return heading !== null;
}

/** Focuses the link with this URL. Returns false if the screen has none. */
function focusLink(href: string | undefined): boolean {
  if (href === undefined) return false;
  const links = document.querySelectorAll<HTMLElement>('main a');
  const link = [...links].find((each) => each.getAttribute('href') === href);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * Focuses the screen's heading by script, because a link to `#main` would be a route. While the heading is
 * loading, `<main>` has the focus. The focus then moves to the heading, unless the visitor has moved it.
 * Returns a function that ends the wait.
 */
export function focusHeading(): () => void {
  const main = document.querySelector('main');
  const focusIt = () => {
    const heading = main?.querySelector('h1');
    heading?.focus({ preventScroll: true });
    return Boolean(heading);
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusIt()) observer.disconnect();
  });
  if (main && !focusIt()) {
    main.focus({ preventScroll: true });
    observer.observe(main, { childList: true, subtree: true });
  }
  return () => observer.disconnect();
}
