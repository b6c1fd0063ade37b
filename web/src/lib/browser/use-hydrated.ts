import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React hydrates a part of the prerendered page, because that render must match the HTML. True right
 * after, and everywhere else.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
