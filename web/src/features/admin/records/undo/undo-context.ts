import { createContext, useContext } from 'react';

/** A change for the undo bar to announce. */
export interface UndoableChange {
  text: string;
  /** The record. An earlier change of it leaves the bar: it isn't true anymore. */
  subject?: string;
  /** Undoes the change, and resolves to a text that says what it did. Absent when the change cannot be undone. */
  undo?: () => Promise<string>;
}

export const UndoContext = createContext<((change: UndoableChange) => void) | undefined>(undefined);

/** Announces a change in the undo bar of the nearest `UndoProvider`. */
export function useAnnounceChange(): (change: UndoableChange) => void {
  const announce = useContext(UndoContext);
  if (!announce) throw new Error('useAnnounceChange needs an UndoProvider.');
  return announce;
}
