import { createContext, useContext } from 'react';

/** A change to announce in the undo bar. */
export interface UndoableChange {
  text: string;
  /** The changed record. A newer change to it removes this one from the bar. */
  subject?: string;
  /** Undoes the change, and resolves to a text that says so. Undefined when the change can't be undone. */
  undo?: () => Promise<string>;
}

export const UndoContext = createContext<((change: UndoableChange) => void) | undefined>(undefined);

/** Takes the element that shows the undo bar while it is there: a modal dialog makes everything outside inert. */
export const UndoHostContext = createContext<(host: HTMLElement | null) => void>(() => {});

/** Announces a change in the undo bar of the nearest `UndoProvider`. */
export function useAnnounceChange(): (change: UndoableChange) => void {
  const announce = useContext(UndoContext);
  if (!announce) throw new Error('useAnnounceChange needs an UndoProvider.');
  return announce;
}
