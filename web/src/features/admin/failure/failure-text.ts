import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';
import { failureTexts as texts } from './failure-texts.ts';

/** Why a request failed, in words for the manager. */
export function failureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  return error instanceof NetworkFailure ? texts.noAnswer : texts.unknown;
}

/** Whether the server refused, so that nothing changed. After any other failure the change may have happened. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}
