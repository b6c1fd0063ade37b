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
 * Keeps an overlay, such as the toasts, usable while a modal dialog is open: the dialog makes everything outside it
 * inert, so this moves the overlay's element into the dialog. React doesn't render the overlay again, so its content
 * keeps its state.
 * @param among the id of the element that contains the overlay instead, if that element is on the page
 */
export function useOverDialogs<Overlay extends HTMLElement>(among?: string) {
  const home = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay>(null);
  const dialog = openDialogs.useValue().at(-1);
  useLayoutEffect(() => {
    // Inside the element `among`, the overlay already moves with that element.
    if (!overlay.current || overlay.current.parentElement?.id === among) return;
    const place = document.getElementById(among ?? '') ?? dialog ?? home.current;
    place?.append(overlay.current);
  }, [among, dialog]);
  // On unmount, moves the overlay back to `home`. React then removes both from the page.
  useLayoutEffect(
    () => () => {
      if (overlay.current) home.current?.append(overlay.current);
    },
    [],
  );
  return { home, overlay };
}
