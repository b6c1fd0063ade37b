import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { failureTexts as texts } from './failure-texts.ts';

/** Why a request failed, in words for the manager. */
export function failureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  return error instanceof NetworkFailure ? texts.noAnswer : texts.unknown;
}
