/** As the service worker names it (web/build/service-worker.ts). */
const screensCache = 'screens';

/** The first page was loaded before the worker stood in between: what it needed is kept after the fact. */
async function keepFirstPage(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open(screensCache);
  await cache.addAll(loaded.filter((url) => url.startsWith(`${window.location.origin}/assets/`)));
}

/** Starts the service worker. Where there is none, the site is the same with network. */
export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await keepFirstPage();
  } catch {
    // Without a worker, or without room for what it keeps, pages come from the network as before.
    return;
  }
}
