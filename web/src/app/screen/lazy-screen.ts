import { type ComponentType, lazy } from 'react';

const reloadedAtKey = 'screenReloadedAt';
const reloadAgainAfterMs = 30_000;

/**
 * A screen loaded when first visited. After a deployment the chunk an open page asks for is gone: the page then
 * reloads once and gets the new names. A second failure within half a minute is a real one and is thrown.
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
