import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** Whether the server says that the record was deleted. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'not-found';
}

/** The record as it is now, when the server refused a change because the record had changed since it was read. */
export function currentRecord<Row extends object>(error: unknown): Row | undefined {
  if (!(error instanceof ApiProblem) || error.code !== 'stale-version') return undefined;
  // The contract gives the routes of a record that record's own schema.
  return error.current as Row | undefined;
}

/** What a read finds; undefined when the record was deleted. */
export async function undefinedIfGone<Row>(read: Promise<Row>): Promise<Row | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
