import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import { useKnownPlace } from '#web/domain/clinics/use-known-place.ts';
import { hasFound, usePlaceSearch } from '#web/domain/clinics/use-place-search.ts';
import { useTypedPlace } from '#web/domain/clinics/use-typed-place.ts';
import { useEntryState } from '#web/lib/browser/use-entry-state.ts';
import type { ClinicSort } from './matching-clinics.ts';

export type ClinicSearchState = ReturnType<typeof useClinicSearch>;

/**
 * What the visitor searches for, and how the clinics are sorted. Typed text takes effect when `search` is called.
 * @param start the clinic that comes first until the visitor searches or sorts
 */
export function useClinicSearch(start: Clinic | undefined) {
  const known = useKnownPlace();
  const { state, findByText, findByLocation, noteTyping, reset } = usePlaceSearch();
  const [typed, setTyped] = useTypedPlace();
  const [chosenSort, setChosenSort] = useEntryState<ClinicSort | undefined>('sort', () => undefined);
  const named = state.step === 'clinics' ? state.clinics : clinics;
  // After Back, use the place that this screen found, even if another screen has found a newer one since.
  const place = state.step === 'place' ? state.place : known;
  const sort: ClinicSort = place ? (chosenSort ?? 'distance') : 'earliest';

  return {
    state,
    place,
    typed,
    type(text: string) {
      setTyped(text);
      noteTyping();
    },
    /** The clinics that the text names. Undefined when all are shown. */
    only: named.length < clinics.length ? named : undefined,
    first: hasFound(state) || chosenSort ? undefined : start,
    sort,
    /** The visitor wants to sort by distance, but there is no place to measure from. */
    needsPlace: chosenSort === 'distance' && !place,
    chooseSort: setChosenSort,
    search: () => findByText(typed),
    searchByLocation() {
      setChosenSort('distance');
      findByLocation();
    },
    showAll() {
      setTyped('');
      reset();
    },
  };
}
