import { useEntryState } from '#web/lib/browser/use-entry-state.ts';
import { knownPlace } from './known-place.ts';

/** The text in a search's field: at first the place that is known already, and what was typed after Back or Forward. */
export function useTypedPlace() {
  return useEntryState('typed place', () => knownPlace.get()?.name ?? '');
}
