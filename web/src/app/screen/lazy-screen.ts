import { type ComponentType, lazy } from 'react';

const reloadedAtKey = 'screenReloadedAt';
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
      const sinceReloadMs = Date.now() - Number(sessionStorage.getItem(reloadedAtKey));
      // Offline, a reload would trade our page for the browser's error page.
      if (!navigator.onLine || sinceReloadMs < reloadAgainAfterMs) throw error;
      sessionStorage.setItem(reloadedAtKey, String(Date.now()));
      window.location.reload();
      return new Promise<never>(() => {});
    }
  });
}
