import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, clinics } from '#shared/clinics/clinics.ts';
import type { PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';

/** What the finder's cards show of a search. */
export interface FoundClinics {
  /** All, those found first. */
  order: readonly Clinic[];
  /** The one to highlight; undefined when the search names every clinic. */
  first: Clinic | undefined;
}

/** Undefined while nothing is found. */
export function foundClinics(state: PlaceSearchState): FoundClinics | undefined {
  if (state.step === 'place') {
    const order = clinicsByDistance(state.place).map(({ clinic }) => clinic);
    return { order, first: order[0] };
  }
  if (state.step !== 'clinics') return undefined;
  const others = clinics.filter((clinic) => !state.clinics.includes(clinic));
  return { order: [...state.clinics, ...others], first: others.length > 0 ? state.clinics[0] : undefined };
}
