import { useState } from 'react';
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

/** Whether the server refused, so that nothing changed. After any other failure the change may have happened. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}

/**
 * Explains to staff why a change failed, and claims no more than we know.
 * @param change what may have happened, as a part of a sentence: `it was undone`
 * @param failed a sentence that comes first when the server refused
 */
export function changeFailureText(error: unknown, change: string, failed = ''): string {
  const outcome = isRefusal(error) ? failed : `We’re not sure ${change}. It’s safe to try again.`;
  return `${outcome} ${failureText(error)}`.trim();
}

/** Whether the record never existed or was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not-found';
}

/** The newest version of the record, sent when the server refused a change based on an older version. */
export function currentRecord<Row extends object>(error: unknown): Row | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'stale-version') return undefined;
  // In each route's contract, `current` has the schema of the record that the route changes.
  return error.current as Row | undefined;
}

/** Resolves to the request's reply, or to undefined when the record was deleted. */
export function undefinedIfGone<Reply>(request: Promise<Reply>): Promise<Reply | undefined> {
  return request.catch((error: unknown) => {
    if (!isGone(error)) throw error;
    return undefined;
  });
}

/**
 * The title for a failed change, which claims no more than we know: `failed` when the server refused, so that nothing
 * changed, or `unknown` when the change may have happened.
 */
export function useFailureTitle({ failed, unknown }: { failed: string; unknown: string }) {
  const [isKnown, setIsKnown] = useState(true);
  return {
    title: isKnown ? failed : unknown,
    /** Passes the request through and records how it failed. */
    track: <Reply>(request: Promise<Reply>): Promise<Reply> =>
      request.catch((error: unknown) => {
        // A refused retry doesn't reveal the outcome of the first attempt, so keep "unknown".
        setIsKnown((known) => known && isRefusal(error));
        throw error;
      }),
  };
}
