import type { Alarm, MetricSource } from '#infra/config/alarms/alarm.ts';
import { daySeconds } from '#shared/time/durations.ts';
import { alarmResources, everyAlarm } from './resources.ts';

/** One value that was reported to CloudWatch. */
export interface Reported {
  namespace: string;
  name: string;
  dimensions: Readonly<Record<string, string>>;
  value: number;
  /** When the value was reported, in seconds. All values of a test count from the same instant. */
  seconds: number;
}

/**
 * Evaluates an alarm's metric math, or a filter pattern that was rewritten as JavaScript. Our alarms' metric math is
 * also valid JavaScript.
 */
export function evaluate(expression: string, values: Readonly<Record<string, unknown>>): unknown {
  return new Function(...Object.keys(values), `return ${expression}`)(...Object.values(values));
}

/**
 * The value of a metric in a period; undefined when none was reported. CloudWatch matches the namespace, the
 * name and all dimensions exactly.
 */
function periodValue(
  { statistic, ...metric }: MetricSource,
  period: readonly Reported[],
): number | undefined {
  const keyOf = ({ namespace, name, dimensions }: Omit<MetricSource, 'statistic'>) =>
    [namespace, name, ...Object.entries(dimensions).flat()].join();
  const values = period.filter((one) => keyOf(one) === keyOf(metric)).map(({ value }) => value);
  if (values.length === 0) return undefined;
  if (statistic === 'Sum') return values.reduce((sum, value) => sum + value);
  return statistic === 'Minimum' ? Math.min(...values) : Math.max(...values);
}

/**
 * Whether a period violates the alarm's threshold. If every value is missing, the alarm's `missingData` decides; a
 * single missing value counts as 0.
 */
function isBad(alarm: Alarm, period: readonly Reported[]): boolean {
  const { metrics, expression = Object.keys(metrics).join(), threshold, isBadBelow, missingData } = alarm;
  const values = Object.entries(metrics).map(([id, metric]) => [id, periodValue(metric, period)] as const);
  if (values.every(([, value]) => value === undefined)) return missingData === 'breaching';
  const result = evaluate(expression, Object.fromEntries(values.map(([id, value = 0]) => [id, value])));
  return isBadBelow ? Number(result) < threshold : Number(result) >= threshold;
}

/** Whether an alarm is in the state ALARM at `now`, when the last of its periods ends. */
export function isFiring(alarm: Alarm, reported: readonly Reported[], now: number): boolean {
  const { periodSeconds, periods } = alarm;
  const bad = Array.from({ length: periods.of }, (_, back) => {
    const end = now - back * periodSeconds;
    return isBad(
      alarm,
      reported.filter(({ seconds }) => seconds >= end - periodSeconds && seconds < end),
    );
  });
  return bad.filter(Boolean).length >= periods.bad;
}

interface EmbeddedMetrics {
  _aws: { CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[] };
}

/** The values in log lines of CloudWatch's embedded metric format, as if all were written at one instant. */
export function reportedIn(lines: readonly string[], seconds: number): Reported[] {
  const written = lines.flatMap((chunk) => chunk.split('\n')).filter((line) => line.includes('"_aws"'));
  return written.flatMap((line) => {
    const { _aws, ...values }: EmbeddedMetrics & Record<string, unknown> = JSON.parse(line);
    return _aws.CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions, Metrics }) =>
      Dimensions.flatMap((names) => {
        const dimensions = Object.fromEntries(names.map((name) => [name, String(values[name])]));
        return Metrics.map(
          ({ Name: name }): Reported => ({
            namespace,
            name,
            dimensions,
            value: Number(values[name]),
            seconds,
          }),
        );
      }),
    );
  });
}

/**
 * The ids of the alarms that the metrics in log lines set off, as if all were written in one minute. Leaves out
 * the alarms that missing data sets off.
 */
export function setOffBy(lines: readonly string[], metricNamespace = 'Clinic-local'): string[] {
  const end = 10 * daySeconds;
  const reported = reportedIn(lines, end - 30);
  return everyAlarm({ ...alarmResources, metricNamespace })
    .filter((alarm) => alarm.missingData === 'notBreaching' && isFiring(alarm, reported, end))
    .map(({ id }) => id);
}
