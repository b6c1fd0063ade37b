import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';

/** Why the nearest clinic could not be found. */
export type FinderFailure =
  | 'missing'
  | 'unknown'
  | 'invalid'
  | 'busy'
  | 'offline'
  | 'service'
  | 'no-location';

/** No location has this ZIP code. */
export class UnknownZip extends Error {}

export function finderFailure(error: unknown): FinderFailure {
  if (error instanceof UnknownZip) return 'unknown';
  if (error instanceof NetworkFailure) return 'offline';
  if (error instanceof ApiProblem && error.code === 'invalid') return 'invalid';
  if (error instanceof ApiProblem && error.code === 'too-many') return 'busy';
  return 'service';
}
