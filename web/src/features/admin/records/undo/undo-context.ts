import { createContext, useContext } from 'react';

/** Something that was done, and how to take it back. */
export interface Done {
  text: string;
  /** Resolves to what it did, in words. */
  undo?: () => Promise<string>;
}

export const UndoContext = createContext<((done: Done) => void) | undefined>(undefined);

/** Tells what was done in the bar of the nearest `UndoProvider`. */
export function useAnnounceChange(): (done: Done) => void {
  const tell = useContext(UndoContext);
  if (!tell) throw new Error('Changes are told only inside a UndoProvider.');
  return tell;
}
