import { type accessLogFields, serverErrors } from '#infra/config/alarms/access-log-metrics.ts';
import { evaluate, type Reported } from './evaluate.ts';

/** An answer of the API, as the access log records it. */
export interface LoggedAnswer {
  status: number;
  /** The gateway's own error. Absent if a handler answered. */
  error?: string;
}

/** Whether a CloudWatch Logs filter pattern matches a line. With `===` for `=`, our patterns are valid JavaScript. */
function matches(pattern: string, line: object): boolean {
  const condition = pattern.replace(/^\{(.*)\}$/, '$1').replaceAll(' = ', ' === ');
  return evaluate(condition, { $: line }) === true;
}

/** The metric values that the access log's filters report for an answer. */
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
