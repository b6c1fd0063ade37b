import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** Whether the server refused, so that nothing changed. After any other failure the change may have happened. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
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
export async function undefinedIfGone<Reply>(request: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
