import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { failureTexts as texts } from './failure-texts.ts';

/** Explains to staff why a request failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  return error instanceof NetworkFailure ? texts.noAnswer : texts.unknown;
}
