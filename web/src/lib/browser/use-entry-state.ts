import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { historyEntryKey } from '#web/lib/history/history-entry.ts';
import { createStore } from '#web/lib/store.ts';

const entries = createStore(() => new Map<string, unknown>());

/**
 * Like `useState`, but Back and Forward restore the value. The value belongs to a history entry, so a link to the same
 * screen starts with the initial value. The value is in this page's memory only.
 * @param name distinguishes the values of one screen
 */
export function useEntryState<T>(name: string, initial: () => T): [T, Dispatch<SetStateAction<T>>] {
  const { key } = useLocation();
  const [value, setValue] = useState(() => {
    // While the site is built, there is no window, and no value is kept.
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
