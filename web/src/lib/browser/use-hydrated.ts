import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while React hydrates a part of the prerendered page, whose HTML has to match; true right after, and elsewhere. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
