import { requestContext } from './request-context.ts';

/** Writes one line of JSON to the function's log, with the ids of the request that is being handled. */
export function writeLine(line: object): void {
  process.stdout.write(`${JSON.stringify({ ...line, ...requestContext() })}\n`);
}
