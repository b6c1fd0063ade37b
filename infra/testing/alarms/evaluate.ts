import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';
import { metricMath } from './metric-math.ts';

/** One value that was reported to CloudWatch. */
export interface Reported {
  namespace: string;
  name: string;
  dimensions: Readonly<Record<string, string>>;
  value: number;
  /** When: seconds since any fixed instant. */
  seconds: number;
}

const statistics: Readonly<Record<string, (values: readonly number[]) => number | undefined>> = {
  Sum: (values) => values.reduce((sum, value) => sum + value, 0),
  Minimum: (values) => Math.min(...values),
  Maximum: (values) => Math.max(...values),
  p99: (values) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1],
};

/** CloudWatch matches the namespace, the name and all dimensions exactly. */
function isSame(metric: Json, { namespace, name, dimensions }: Reported): boolean {
  const watched = Object.fromEntries((metric.Dimensions ?? []).map(({ Name, Value }: Json) => [Name, Value]));
  const names = Object.keys({ ...watched, ...dimensions });
  return (
    metric.Namespace === namespace &&
    metric.MetricName === name &&
    names.every((key) => watched[key] === dimensions[key])
  );
}

/** A metric in one period: undefined when nothing was reported. */
function statisticOf(metric: Json, stat: string, period: readonly Reported[]): number | undefined {
  const compute = statistics[stat];
  if (compute === undefined) throw new TypeError(`unknown statistic ${stat}`);
  const values = period.filter((reported) => isSame(metric, reported)).map(({ value }) => value);
  return values.length === 0 ? undefined : compute(values);
}

function periodValue(alarm: Json, period: readonly Reported[]): number | undefined {
  if (!alarm.Metrics) return statisticOf(alarm, alarm.Statistic ?? alarm.ExtendedStatistic, period);
  const sources: Json[] = alarm.Metrics.filter(({ MetricStat }: Json) => MetricStat);
  const values = sources.map(({ Id, MetricStat }) => [
    Id,
    statisticOf(MetricStat.Metric, MetricStat.Stat, period),
  ]);
  const result = alarm.Metrics.find(({ Expression }: Json) => Expression);
  return metricMath(result.Expression, Object.fromEntries(values));
}

const comparisons: Readonly<Record<string, (value: number, threshold: number) => boolean>> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
};

/** CloudWatch retrieves more periods than it evaluates; in its documented examples, two more. */
const extraPeriods = 2;

/** What an alarm does about periods, the latest last. */
export interface AlarmRule {
  evaluationPeriods: number;
  datapointsToAlarm: number;
  missingData: 'breaching' | 'notBreaching';
}

/**
 * Whether an alarm goes off, by the rules of
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 * @param isBreaching for each retrieved period whether it is bad; undefined without a value
 */
export function goesOff(isBreaching: readonly (boolean | undefined)[], rule: AlarmRule): boolean {
  const { evaluationPeriods, datapointsToAlarm, missingData } = rule;
  const real = isBreaching.filter((one) => one !== undefined).slice(-evaluationPeriods);
  const filled = missingData === 'breaching' ? evaluationPeriods - real.length : 0;
  return real.filter(Boolean).length + filled >= datapointsToAlarm;
}

/** Whether a synthesized alarm is in the state ALARM at an instant, which ends a period. */
export function isFiring(alarm: Json, reported: readonly Reported[], now: number): boolean {
  const periodSeconds: number =
    alarm.Period ?? alarm.Metrics.find(({ MetricStat }: Json) => MetricStat).MetricStat.Period;
  const compare = comparisons[alarm.ComparisonOperator];
  if (compare === undefined) throw new TypeError(`unknown comparison ${alarm.ComparisonOperator}`);
  const periods = Array.from({ length: alarm.EvaluationPeriods + extraPeriods }, (_, back) => {
    const end = now - back * periodSeconds;
    return reported.filter(({ seconds }) => seconds >= end - periodSeconds && seconds < end);
  }).reverse();
  const isBreaching = periods.map((period) => {
    const value = periodValue(alarm, period);
    return value === undefined ? undefined : compare(value, alarm.Threshold);
  });
  return goesOff(isBreaching, {
    evaluationPeriods: alarm.EvaluationPeriods,
    datapointsToAlarm: alarm.DatapointsToAlarm ?? alarm.EvaluationPeriods,
    missingData: alarm.TreatMissingData,
  });
}

/** The values in log lines of CloudWatch's embedded metric format, as if all had been written at one instant. */
export function reportedIn(lines: readonly string[], seconds: number): Reported[] {
  return lines
    .flatMap((chunk) => chunk.split('\n'))
    .filter((line) => line.includes('"_aws"'))
    .flatMap((line) => {
      const { _aws, ...values } = JSON.parse(line);
      return _aws.CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }: Json) =>
        Dimensions.flatMap((names: string[]) =>
          Metrics.map(
            ({ Name }: Json): Reported => ({
              namespace: Namespace,
              name: Name,
              dimensions: Object.fromEntries(names.map((name) => [name, String(values[name])])),
              value: values[Name],
              seconds,
            }),
          ),
        ),
      );
    });
}
