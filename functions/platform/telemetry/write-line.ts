import { requestContext } from './request-context.ts';
import { traceId } from './trace.ts';

/** Writes one line of JSON to the function's log, with the ids of the current request and trace. */
export function writeLine(line: object): void {
  process.stdout.write(`${JSON.stringify({ ...line, ...requestContext(), trace: traceId() })}\n`);
}
