import type { Opening } from '#shared/availability/routes.ts';
import { clinicsByDistance } from '#shared/clinics/by-distance.ts';
import { type Clinic, type ClinicId, clinics } from '#shared/clinics/clinics.ts';
import type { FoundState } from '#web/domain/clinics/use-place-search.ts';

type OpeningsById = ReadonlyMap<ClinicId, Opening>;

/** A clinic in the answer. `miles` is its distance from the searched place. */
export interface AnswerClinic {
  clinic: Clinic;
  miles?: number;
}

const answerLength = 3;

/**
 * The clinics with the earliest available times. At equal times, the one listed first wins. Clinics without times
 * come last.
 */
function soonest(openings: OpeningsById): AnswerClinic[] {
  const startOf = ({ id }: Clinic) => openings.get(id)?.next[0]?.startsAt ?? 'none';
  return clinics
    .map((clinic) => ({ clinic, start: startOf(clinic) }))
    .toSorted((a, b) => Number(a.start > b.start) - Number(a.start < b.start))
    .map(({ clinic }) => ({ clinic }));
}

/** The named clinics, then those nearest to the first of them. */
function named(found: readonly Clinic[]): AnswerClinic[] {
  const nearby = found[0] ? clinicsByDistance(found[0]).map(({ clinic }) => clinic) : [];
  return [...new Set([...found, ...nearby])].map((clinic) => ({ clinic }));
}

function ranked(
  found: FoundState | undefined,
  openings: OpeningsById | undefined,
): AnswerClinic[] | undefined {
  if (found?.step === 'place') return clinicsByDistance(found.place);
  if (found) return named(found.clinics);
  return openings && soonest(openings);
}

/**
 * Three clinics: the nearest, the named ones or, without a search, those with the earliest times. Undefined while
 * unknown.
 */
export function answerTo(
  found: FoundState | undefined,
  openings: OpeningsById | undefined,
): AnswerClinic[] | undefined {
  return ranked(found, openings)?.slice(0, answerLength);
}
