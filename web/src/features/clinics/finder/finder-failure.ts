import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';

/** Why no clinic could be found near a ZIP code. */
export type ZipFailure = 'missing' | 'unknown' | 'invalid' | 'busy' | 'offline' | 'service';

/** No location has this ZIP code. */
export class UnknownZip extends Error {}

export function zipFailure(error: unknown): ZipFailure {
  if (error instanceof UnknownZip) return 'unknown';
  if (error instanceof NetworkFailure) return 'offline';
  if (error instanceof ApiProblem && error.code === 'invalid') return 'invalid';
  if (error instanceof ApiProblem && error.code === 'too-many') return 'busy';
  return 'service';
}
