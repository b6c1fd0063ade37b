import { type ComponentType, lazy } from 'react';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';

const reloadAgainAfterMs = 30_000;

/**
 * A screen that loads when it is first shown. After a deployment, the chunks that an open page asks for are gone: the
 * page then reloads once to get the new names. A second failure within 30 seconds has another cause and is thrown.
 */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      const sinceReloadMs = Date.now() - Number(readStored('screenReloadedAt') ?? 0);
      // Offline, a reload would trade our page for the browser's error page.
      if (!navigator.onLine || sinceReloadMs < reloadAgainAfterMs) throw error;
      // Without storage, the page could not tell its second reload from the first.
      if (!writeStored('screenReloadedAt', Date.now())) throw error;
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
