import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';

/** Why no nearest clinic could be told. */
export type FinderFailure = 'missing' | 'unknown' | 'invalid' | 'busy' | 'offline' | 'service' | 'no-place';

/** The lookup was answered: no place has this ZIP code. */
export class UnknownZip extends Error {}

/** What a lookup by ZIP code failed of. */
export function finderFailure(error: unknown): FinderFailure {
  if (error instanceof UnknownZip) return 'unknown';
  if (error instanceof NetworkFailure) return 'offline';
  if (error instanceof ApiProblem && error.code === 'invalid') return 'invalid';
  if (error instanceof ApiProblem && error.code === 'too-many') return 'busy';
  return 'service';
}
