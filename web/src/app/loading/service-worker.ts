import { assetsCache } from './assets-cache.ts';

/** Caches the files that the page loaded before the worker intercepted its requests. */
async function cacheLoadedAssets(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const cache = await caches.open(assetsCache);
  await cache.addAll(loaded.filter((url) => url.startsWith(`${window.location.origin}/assets/`)));
}

export async function registerServiceWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await cacheLoadedAssets();
  } catch {
    // Without a worker, or without room for its caches, pages need the network.
    return;
  }
}
