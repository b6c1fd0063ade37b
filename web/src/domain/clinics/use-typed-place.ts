import { useEntryState } from '#web/lib/browser/use-entry-state.ts';
import { knownPlace } from './known-place.ts';

/** The text of a search field: the known place at first, or the typed text after Back or Forward. */
export function useTypedPlace() {
  return useEntryState('typed place', () => knownPlace.get()?.name ?? '');
}
