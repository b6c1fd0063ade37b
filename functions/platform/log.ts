import { env } from './env.ts';
import { type ClinicMetricName, type MetricName, type StageMetricName, unitOf } from './metric-table.ts';
import type { PersonalField } from './telemetry/personal-fields.ts';
import { writeLine } from './telemetry/write-line.ts';

type Value = string | number | boolean | undefined;
type Fields = Record<string, Value> & { [Name in PersonalField]?: undefined };

/**
 * Writes one JSON line, with the ids of the request it belongs to. Callers may pass ids, counts and codes, but nothing a
 * person typed.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields = {}): void {
  writeLine({ level, message: event, ...fields });
}

// These errors' messages come from the runtime or from us. Messages of other errors, such as a parser's or a service's,
// may quote what a person typed.
const safeToQuote = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'MissingVariable',
  'WrongConfiguration',
]);

/** The fields of an unexpected error that are safe to log: its kind and where it was thrown. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');
  return { error: error.name, ...(safeToQuote.has(error.name) && { explanation: error.message }), frames };
}

// Each stage has its own namespace, so that one stage can't set off another's alarms in the same account.
const metricNamespace = env('METRIC_NAMESPACE');

function writeMetric(
  name: MetricName,
  value: number,
  dimensions: Record<string, string>,
  details: Record<string, string> = {},
): void {
  writeLine({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: [Object.keys(dimensions)],
          Metrics: [{ Name: name, Unit: unitOf(name) }],
        },
      ],
    },
    ...dimensions,
    ...details,
    [name]: value,
  });
}

/** Records a value, in the unit that metric-table.ts gives, with a log line in CloudWatch's embedded metric format. */
export function recordMetric(name: StageMetricName, value: number): void {
  writeMetric(name, value, {});
}

/** Records a clinic's value of a metric that each clinic has. */
export function recordClinicMetric(name: ClinicMetricName, clinicId: string, value: number): void {
  writeMetric(name, value, { ClinicId: clinicId });
}

/**
 * Counts an event.
 * @param count 0 when the event could have happened but didn't, so that an alarm can tell "always" from "sometimes"
 */
export function countMetric(name: StageMetricName, count: 0 | 1 = 1): void {
  recordMetric(name, count);
}

/**
 * Counts an event, and adds its topic to the log line. Queries can read the topic; there is no metric for each topic.
 */
export function countMetricAbout(name: StageMetricName, topic: string): void {
  writeMetric(name, 1, {}, { topic });
}
