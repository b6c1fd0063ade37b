import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** Whether the server refused, so that nothing changed. After any other failure the change may have happened. */
export function isRefusal(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status < 500;
}

/** Whether the record does not exist, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not-found';
}

/** The newest version of the record, when the server refused a change that was based on an older one. */
export function currentRecord<Row extends object>(error: unknown): Row | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'stale-version') return undefined;
  // The contract of each route gives `current` the schema of the record that the route changes.
  return error.current as Row | undefined;
}

/** What a request answers; undefined when its record was deleted. */
export async function undefinedIfGone<Reply>(request: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
