import { useSyncExternalStore } from 'react';

const resets = new Set<() => void>();

/** Gives every store its initial value again: what a visitor left in one must not outlive Forget. */
export function resetStores(): void {
  for (const reset of resets) reset();
}

/**
 * A value outside React that outlives the components showing it. `initial` runs when the value is first needed, and
 * again after everything was forgotten.
 * @param initialInBuild for what is rendered while the site is built, if `initial` reads what only a browser has
 */
export function createStore<Value>(initial: () => Value, initialInBuild = initial) {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  let prerendered: { value: Value } | undefined;

  function get(): Value {
    current ??= { value: initial() };
    return current.value;
  }

  /** A part of home can be hydrated long after a visitor has set a value, and then has to match its HTML first. */
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
