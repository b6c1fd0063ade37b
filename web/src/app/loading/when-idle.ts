import { registerServiceWorker } from './offline.ts';
import { prefetchOnIntent } from './prefetch.ts';

/** What makes the next screen and the next visit better, once this screen is there. */
export function whenIdle(): void {
  prefetchOnIntent();
  if (import.meta.env.PROD) void registerServiceWorker();
}
