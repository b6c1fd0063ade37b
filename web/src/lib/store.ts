import { useSyncExternalStore } from 'react';

const resets = new Set<() => void>();

/** Gives every store its initial value again: what a visitor left in one must not outlive Forget. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * A value outside React that outlives the components showing it. `initial` runs when the value is first needed, and
 * again after everything was forgotten.
 */
export function createStore<Value>(initial: () => Value) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;

  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function set(value: Value): void {
    current = { value };
    notify();
  }

  resets.add(() => {
    current = undefined;
    notify();
  });

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
