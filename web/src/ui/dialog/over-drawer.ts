import { useLayoutEffect, useRef } from 'react';
import { createStore } from '#web/lib/store.ts';

/** The open modal dialog at the side. */
export const openDrawer = createStore<HTMLElement | undefined>(() => undefined);

/**
 * Keeps what lies over the page, such as the toasts, in reach while a drawer is open: a modal dialog makes all outside
 * it inert, so the element moves into it. It isn't rendered again, so what is in it keeps its state.
 */
export function useOverDrawer<Overlay extends HTMLElement>() {
  const home = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay>(null);
  const drawer = openDrawer.useValue();
  useLayoutEffect(() => {
    if (overlay.current) (drawer ?? home.current)?.append(overlay.current);
  }, [drawer]);
  return { home, overlay };
}
