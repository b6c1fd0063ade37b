import { expect, inject } from 'vitest';
import { problemSchema } from '#shared/api/problem.ts';
import { problemCodesOf } from '#shared/api/problem-codes.ts';
import { contractOf, type RouteId } from '#shared/contract/routes.ts';
import { note, notesOf } from './notes.ts';

/** An answer of a route: its problem code, or '' for a success. */
export interface SeenAnswer {
  testFile: string;
  /** Whether the route's bundle answered, instead of its source. */
  isFromBundle: boolean;
  route: RouteId;
  code: string;
}

/** Records an answer of a route. Fails the test if it is a problem that the route's contract doesn't list. */
export function checkAnswer(route: RouteId, status: number, body: unknown): void {
  const code = status < 400 ? '' : problemSchema.parse(body).code;
  const allowed: string[] = problemCodesOf(contractOf(route));
  if (code && !allowed.includes(code))
    throw new Error(`${route} answered ${code}: its contract does not list it`);
  const isFromBundle = inject('handlers') === 'bundles';
  note('answers', {
    testFile: expect.getState().testPath ?? '',
    isFromBundle,
    route,
    code,
  } satisfies SeenAnswer);
}

/** The answers in all test files of this run so far. */
export function seenAnswers(): SeenAnswer[] {
  return notesOf('answers');
}
