import { type accessLogFields, serverErrors } from '#infra/config/alarms/access-log-metrics.ts';
import { evaluate, type Reported } from './evaluate.ts';

/** An answer of the API, as its access log has it. */
export interface LoggedAnswer {
  status: number;
  /** What the gateway itself says of a failure. None if a handler answered. */
  error?: string;
}

/** Whether a filter pattern of CloudWatch Logs matches a line: as our patterns are written, only its `=` isn't JavaScript's. */
function matches(pattern: string, line: object): boolean {
  const condition = pattern.replace(/^\{(.*)\}$/, '$1').replaceAll(' = ', ' === ');
  return evaluate(condition, { $: line }) === true;
}

/** What CloudWatch counts for an answer of the API, by the filters of the access log. */
export function countedFrom(
  { status, error = '-' }: LoggedAnswer,
  namespace: string,
  seconds: number,
): Reported[] {
  const line: Record<keyof typeof accessLogFields, string> = {
    requestId: 'JKJaXmPLvHcESHA=',
    routeKey: 'GET /api/openings',
    status: String(status),
    latencyMs: '40',
    functionLatencyMs: '35',
    error,
  };
  const { name, pattern } = serverErrors;
  return [{ namespace, name, dimensions: {}, value: matches(pattern, line) ? 1 : 0, seconds }];
}
