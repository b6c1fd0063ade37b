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

/** Scroll events that come while a screen is being replaced are about its remains. */
function remember(place: Partial<VisitedPlace>) {
  if (shownKey === historyEntryKey()) places.set(shownKey, { top: 0, ...places.get(shownKey), ...place });
}

export function watchPlaces() {
  window.addEventListener('scroll', () => remember({ top: window.scrollY }), { passive: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('main a[href]');
      if (link) remember({ href: link.getAttribute('href') ?? undefined });
    },
    // Before React handles the click, and with it the navigation.
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
