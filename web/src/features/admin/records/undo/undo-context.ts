import { createContext, useContext } from 'react';

/** Something that was done, and how to take it back. */
export interface Done {
  text: string;
  /** Resolves to what it did, in words. */
  undo?: () => Promise<string>;
}

export const DoneContext = createContext<((done: Done) => void) | undefined>(undefined);

/** Tells what was done in the bar of the nearest `DoneProvider`. */
export function useTellDone(): (done: Done) => void {
  const tell = useContext(DoneContext);
  if (!tell) throw new Error('Changes are told only inside a DoneProvider.');
  return tell;
}
