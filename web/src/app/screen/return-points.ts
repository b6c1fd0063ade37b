import { historyEntryKey } from '#web/lib/browser/history-entry.ts';

/** Where to take a visitor who returns to a screen. */
interface ReturnPoint {
  /** The scroll position. */
  top: number;
  /** The link that they followed from the screen. */
  href?: string | undefined;
}

/** By the keys of history entries. In memory, so a reload starts at the top. */
const points = new Map<string, ReturnPoint>();

/** The entry whose screen is shown. Differs from the history's own while the next screen is loading. */
let shownKey: string | undefined;

function remember(href?: string | null) {
  // While the next screen is loading, what is left of the old one scrolls as it shrinks.
  if (!shownKey || shownKey !== historyEntryKey()) return;
  points.set(shownKey, { top: window.scrollY, href: href ?? points.get(shownKey)?.href });
}

/** Call it before the first render: a prerendered page can be left before React has looked at it. */
export function watchReturnPoints() {
  shownKey = historyEntryKey();
  window.addEventListener('scroll', () => remember(), { passive: true });
  // Before React handles the click, and with it the navigation. Without a link too: the visitor may have scrolled before
  // this script had loaded.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      remember(link?.getAttribute('href'));
    },
    { capture: true },
  );
}

/** Call it when the screen of the current entry is shown. Returns its point if the visitor has been here before. */
export function arrive(): ReturnPoint | undefined {
  shownKey = historyEntryKey();
  return points.get(shownKey);
}

/** Long enough for slots to be loaded; after that, a jump would come as a surprise. */
const maxWaitMs = 4_000;

/**
 * Scrolls back to where the visitor was. Content above may still be loading and push it away, so this repeats until they
 * take over.
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
