import { historyEntryKey } from '#web/lib/history/history-entry.ts';

/** Where to scroll and what to focus when the visitor comes back to a screen. */
interface ReturnPoint {
  /** The scroll position. */
  top: number;
  /** The link that they followed from the screen. */
  href?: string | undefined;
}

/** Return points by history entry key. In memory, so a reload starts at the top. */
const points = new Map<string, ReturnPoint>();

/** The history entry whose screen is shown. It lags behind the history while the next screen is loading. */
let shownKey: string | undefined;

function remember(href?: string | null) {
  // While the next screen is loading, the old one shrinks, which scrolls it: don't record that.
  if (!shownKey || shownKey !== historyEntryKey()) return;
  points.set(shownKey, { top: window.scrollY, href: href ?? points.get(shownKey)?.href });
}

/** Call it before the first render: the visitor can leave a prerendered page before React hydrates it. */
export function watchReturnPoints() {
  shownKey = historyEntryKey();
  window.addEventListener('scroll', () => remember(), { passive: true });
  // Captures the click before React handles it and navigates. Clicks outside links count, too, because the visitor
  // may have scrolled before this script loaded.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      remember(link?.getAttribute('href'));
    },
    { capture: true },
  );
}

/** Call it when the current entry's screen is shown. Returns its return point if the visitor has been here before. */
export function arrive(): ReturnPoint | undefined {
  shownKey = historyEntryKey();
  return points.get(shownKey);
}

/** How long a screen may take to load its content, such as slots. A later jump would surprise the visitor. */
const maxWaitMs = 4_000;

/**
 * Scrolls back to where the visitor was. Content above may still be loading and shift the page, so this repeats for
 * `maxWaitMs`, or until the visitor scrolls or presses something.
 */
export function returnTo(top: number) {
  const done = new AbortController();
  const observer = new ResizeObserver(() => window.scrollTo(0, top));
  const stop = () => {
    observer.disconnect();
    done.abort();
  };
  window.scrollTo(0, top);
  observer.observe(document.body);
  setTimeout(stop, maxWaitMs);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate']) {
    window.addEventListener(event, stop, { signal: done.signal, passive: true });
  }
}
