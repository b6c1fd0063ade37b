import { useLayoutEffect, useRef } from 'react';
import { createStore } from '#web/lib/store.ts';

/** The modal dialogs that are open, the one on top last. */
const openDialogs = createStore<readonly HTMLElement[]>(() => []);

/** Adds a modal dialog that has opened. Returns a function that removes it. */
export function putOnTop(dialog: HTMLElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((open) => open !== dialog));
}

/**
 * Keeps what lies over the page, such as the toasts, in reach while a dialog is open: a modal dialog makes all outside
 * it inert, so the element moves into it. It isn't rendered again, so what is in it keeps its state.
 * @param among the id of the element that it shares its place with, if that is on the page
 */
export function useOverDialogs<Overlay extends HTMLElement>(among?: string) {
  const home = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay>(null);
  const dialog = openDialogs.useValue().at(-1);
  useLayoutEffect(() => {
    // Among the others it goes where they go.
    if (!overlay.current || overlay.current.parentElement?.id === among) return;
    const place = document.getElementById(among ?? '') ?? dialog ?? home.current;
    place?.append(overlay.current);
  }, [among, dialog]);
  // Back home, with which React takes it from the page.
  useLayoutEffect(
    () => () => {
      if (overlay.current) home.current?.append(overlay.current);
    },
    [],
  );
  return { home, overlay };
}
