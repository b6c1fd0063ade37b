import { type ComponentType, createElement, lazy, useState } from 'react';
import { readStored, writeStored } from '#web/lib/storage/storage.ts';

const reloadAgainAfterMs = 30_000;

/** @param parameters the route's parameters, which say what content a screen has to load with its code */
export type LoadScreen = (
  parameters?: Readonly<Record<string, string | undefined>>,
) => Promise<ComponentType>;

/**
 * After a deployment, the chunks that an open page requests no longer exist. The page then reloads once to get the
 * new names. A second failure within 30 seconds has another cause and is thrown.
 */
async function loadOrReload(load: LoadScreen): Promise<ComponentType> {
  try {
    return await load();
  } catch (error) {
    const sinceReloadMs = Date.now() - Number(readStored('screenReloadedAt') ?? 0);
    // Offline, a reload would replace our page with the browser's error page.
    if (!navigator.onLine || sinceReloadMs < reloadAgainAfterMs) throw error;
    // Without storage, the page would reload forever, because it can't tell its second reload from the first.
    if (!writeStored('screenReloadedAt', Date.now())) throw error;
    window.location.reload();
    return new Promise<never>(() => {});
  }
}

/** A screen that loads when it is first shown, or before that with `preload`. A preloaded one shows without a skeleton. */
export function lazyScreen(load: LoadScreen) {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await loadOrReload(load) }));

  function Screen() {
    // Chosen once, because switching components would lose the screen's state.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen);
  }

  return Object.assign(Screen, {
    preload: async (...parameters: Parameters<LoadScreen>) => {
      const screen = await load(...parameters);
      loaded ??= screen;
    },
  });
}
