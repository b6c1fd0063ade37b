import { ApiProblem, NetworkFailure } from '#web/lib/api/api-problem.ts';

export const failureTexts = {
  noAnswer: 'We couldn’t reach our server. Check your connection and try again.',
  unknown: 'Something went wrong. Please try again.',
};

/** Explains to staff why a request failed. */
export function failureText(error: unknown): string {
  if (error instanceof ApiProblem) return error.detail;
  return error instanceof NetworkFailure ? failureTexts.noAnswer : failureTexts.unknown;
}
