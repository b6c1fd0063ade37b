import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore } from '#web/lib/store.ts';
import { historyEntryKey } from './history-entry.ts';

const entries = createStore(() => new Map<string, unknown>());

/**
 * Like `useState`, but Back and Forward find the value again. It belongs to an entry of the history, so a link to the same
 * screen starts afresh. In the memory of this page only.
 * @param name tells apart what one screen keeps
 */
export function useEntryState<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const { key } = useLocation();
  const [value, setValue] = useState(() => {
    // Nothing is kept while home is made at build time, without a window.
    const kept = entries.get();
    const id = kept.size > 0 && `${historyEntryKey()} ${name}`;
    return id && kept.has(id) ? (kept.get(id) as T) : initial();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen that replaces its address moves on to a new entry.
  useEffect(() => {
    entries.get().set(`${historyEntryKey()} ${name}`, value);
  }, [key, name, value]);
  return [value, setValue];
}
