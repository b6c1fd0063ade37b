import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What is known of a move after the last attempt. */
export type RescheduleOutcome =
  | { kind: 'none' }
  /** Sent, and nobody knows whether the visit moved. */
  | { kind: 'unknown' }
  | { kind: 'slot-taken'; message: string }
  /** Not moved, and why; `otherTimes` when it is about the new time, `canRetry` when waiting helps. */
  | { kind: 'refused'; message: string; otherTimes?: boolean; canRetry?: boolean };

/**
 * What a failed attempt tells. The server looks whether the visit is there already before anything else, so its
 * decision about the new time also ends the doubt that an unanswered attempt left.
 */
export function rescheduleOutcome(error: Error, wasUnknown: boolean): RescheduleOutcome {
  if (!(error instanceof ApiProblem) || error.status >= 500) return { kind: 'unknown' };
  const { code, detail, fields } = error;
  if (code === 'slot-taken') return { kind: 'slot-taken', message: detail };
  if (code === 'conflict') return { kind: 'refused', message: detail };
  if (code === 'stale-version') return { kind: 'refused', message: detail, canRetry: true };
  if (code === 'invalid') {
    return { kind: 'refused', message: Object.values(fields)[0] ?? detail, otherTimes: true };
  }
  if (wasUnknown) return { kind: 'unknown' };
  return { kind: 'refused', message: detail, canRetry: code === 'too-many' };
}
