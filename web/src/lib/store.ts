import { useSyncExternalStore } from 'react';

const resets = new Set<() => void>();

/** Resets every store to its initial value: nothing that a visitor left in one may survive Forget. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * A value outside React that outlives the components that use it. `initial` runs when the value is first needed, and
 * again after Forget.
 * @param initialInBuild the value while the site is built, if `initial` reads what only a browser has
 */
export function createStore<Value>(initial: () => Value, initialInBuild = initial) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  let prerendered: { value: Value } | undefined;

  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }

  /** The value in home's HTML, which hydration must match even if the visitor has already changed the value. */
  function getPrerendered(): Value {
    prerendered ??= { value: initialInBuild() };
    return prerendered.value;
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
    return useSyncExternalStore(subscribe, get, getPrerendered);
  }

  return { get, set, useValue };
}
