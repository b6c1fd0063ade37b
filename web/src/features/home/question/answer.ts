import type { Opening } from '#shared/availability/routes.ts';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, type ClinicId, clinics } from '#shared/clinics/clinics.ts';
import type { PlaceSearchState } from '#web/domain/clinics/use-place-search.ts';

export type Openings = ReadonlyMap<ClinicId, Opening>;

/** A search that found something: a place, or clinics that its text names. */
export type FoundState = Extract<PlaceSearchState, { step: 'place' | 'clinics' }>;

/** A clinic of the answer. `miles`: from the place that was searched for. */
export interface AnswerClinic {
  clinic: Clinic;
  miles?: number;
}

const answerLength = 3;

export function hasFound(state: PlaceSearchState): state is FoundState {
  return state.step === 'place' || state.step === 'clinics';
}

/** The clinics with the earliest available times. Those without any come last. */
function soonest(openings: Openings): AnswerClinic[] {
  const startOf = ({ id }: Clinic) => openings.get(id)?.next[0]?.startsAt ?? 'none';
  return clinics.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1)).map((clinic) => ({ clinic }));
}

/** The clinics that were named, then those nearest to the first of them. */
function named(found: readonly Clinic[]): AnswerClinic[] {
  const nearby = found[0] ? clinicsByDistance(found[0]).map(({ clinic }) => clinic) : [];
  return [...new Set([...found, ...nearby])].map((clinic) => ({ clinic }));
}

function ranked(found: FoundState | undefined, openings: Openings | undefined): AnswerClinic[] | undefined {
  if (found?.step === 'place') return clinicsByDistance(found.place);
  if (found) return named(found.clinics);
  return openings && soonest(openings);
}

/** Three clinics: the nearest, those named or, when nothing was asked, the soonest. Undefined while that is unknown. */
export function answerTo(
  found: FoundState | undefined,
  openings: Openings | undefined,
): AnswerClinic[] | undefined {
  return ranked(found, openings)?.slice(0, answerLength);
}
