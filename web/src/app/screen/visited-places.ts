import { historyEntryKey } from '#web/lib/browser/history-entry.ts';

/** Where the visitor was on a screen when they left it. */
interface VisitedPlace {
  top: number;
  /** The link they followed from there. */
  href?: string | undefined;
}

/** By the keys that the router gives to history entries. In memory, so a reload starts at the top. */
const places = new Map<string, VisitedPlace>();

/** The entry whose screen is shown. Differs from the history's own while the next screen is still loading. */
let shownKey: string | undefined;

function remember(href?: string | null) {
  // Scroll events that come while a screen is being replaced are about its remains.
  if (!shownKey || shownKey !== historyEntryKey()) return;
  places.set(shownKey, { top: window.scrollY, href: href ?? places.get(shownKey)?.href });
}

/** Call it before the first render: a prerendered page can be left before React has looked at it. */
export function watchPlaces() {
  shownKey = historyEntryKey();
  window.addEventListener('scroll', () => remember(), { passive: true });
  // Before React handles the click, and with it the navigation. Without a link too: someone may have scrolled before this
  // script was there.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      remember(link?.getAttribute('href'));
    },
    { capture: true },
  );
}

/** The screen of the current entry is shown now. Returns where the visitor was when they left it, if they have been here. */
export function arrive(): VisitedPlace | undefined {
  shownKey = historyEntryKey();
  return places.get(shownKey);
}

/** Long enough for slots to be loaded; after that, a jump would come as a surprise. */
const maxWaitMs = 4_000;

/** Scrolls back to where the visitor was. What is above it may still be loading, so repeats that until they take over. */
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
