/** As the service worker names it (web/build/service-worker.ts). */
const screensCache = 'screens';

/** The first page was loaded before the worker stood in between: what it needed is kept after the fact. */
async function keepFirstPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open(screensCache);
  await cache.addAll(loaded.filter((url) => url.startsWith(`${window.location.origin}/assets/`)));
}

/** Long enough for a screen to have all it needs: the worker fetches much, and nobody waits for that. */
const restMs = 3_000;

/** Starts the service worker, once the page rests. Where there is none, the site is the same with network. */
export function keepForOffline(): void {
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
      await keepFirstPage();
    } catch {
      return;
    }
  }, restMs);
}
