import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '#shared/api/problem-table.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { rescheduleOutcome } from './reschedule-outcome.ts';

function refused(code: ProblemCode, status: number, fields?: Record<string, string>): ApiProblem {
  return new ApiProblem({ code, status, detail: 'Why.', fields });
}

describe('the outcome of a failed attempt', () => {
  test.each([
    ['no answer', new NetworkFailure('unreachable'), { kind: 'unknown' }],
    [
      'a server error, with the number to mention',
      new ApiProblem({ code: 'internal', status: 500, detail: 'Why.', reference: '482-109-375' }),
      { kind: 'unknown', mention: 'If you call us, mention this number: 482-109-375.' },
    ],
    ['a taken slot', refused('slot-taken', 409), { kind: 'slot-taken', message: 'Why.' }],
    ['too late, or not confirmed', refused('conflict', 409), { kind: 'refused', message: 'Why.' }],
    [
      'a slot that has passed',
      refused('invalid', 422, { time: 'That time has passed' }),
      { kind: 'refused', message: 'That time has passed', otherTimes: true },
    ],
    [
      'an appointment that kept changing',
      refused('stale-version', 409),
      { kind: 'refused', message: 'Why.', canRetry: true },
    ],
    ['a busy server', refused('too-many', 429), { kind: 'refused', message: 'Why.', canRetry: true }],
    ['no such appointment', refused('not-found', 404), { kind: 'refused', message: 'Why.', canRetry: false }],
  ])('%s', (_, error, outcome) => {
    expect(rescheduleOutcome(error, false)).toEqual(outcome);
  });

  test('after a lost answer, only a refusal about the slot decides', () => {
    expect(rescheduleOutcome(refused('too-many', 429), true)).toEqual({ kind: 'unknown' });
    expect(rescheduleOutcome(refused('slot-taken', 409), true)).toMatchObject({ kind: 'slot-taken' });
  });
});
