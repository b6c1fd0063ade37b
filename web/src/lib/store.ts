import { useSyncExternalStore } from 'react';

/** A value outside React that outlives the components showing it. `initial` runs when the value is first needed. */
export function createStore<Value>(initial: () => Value) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }

  function set(value: Value): void {
    current = { value };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function useValue(): Value {
    // The same value on the server: a store may be part of the prerendered home.
    return useSyncExternalStore(subscribe, get, get);
  }

  return { get, set, useValue };
}
