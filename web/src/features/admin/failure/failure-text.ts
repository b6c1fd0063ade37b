import { recordsTexts } from '#web/features/admin/records/records-texts.ts';
import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';

const texts = recordsTexts.failures;

/** Why something failed, in words for the manager. */
export function failureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  return error instanceof NetworkFailure ? texts.noAnswer : texts.unknown;
}

/** Whether the server decided against it, so that nothing happened. Anything else leaves that open. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}
