import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** What we know about a reschedule after the last attempt. */
export type RescheduleOutcome =
  /** The request was sent, and no reply says whether the appointment was moved. */
  | { kind: 'unknown'; mention?: string | undefined }
  | { kind: 'slot-taken'; message: string }
  /**
   * The appointment was not moved. `otherTimes`: the new slot is the reason, so another slot may help. `canRetry`:
   * trying again may help.
   */
  | { kind: 'refused'; message: string; otherTimes?: boolean; canRetry?: boolean };

/**
 * The outcome of a failed attempt. The server first checks whether the appointment is already in the new slot, so
 * a decision about that slot also resolves an earlier attempt without a reply.
 */
export function rescheduleOutcome(error: Error, wasUnknown: boolean): RescheduleOutcome {
  if (!(error instanceof ApiProblem)) return { kind: 'unknown' };
  if (error.status >= 500) return { kind: 'unknown', mention: error.mention };
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
