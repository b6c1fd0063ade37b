import type { MetricName, StageMetricName } from '#functions/platform/metric-table.ts';
import type { JobName } from '#infra/config/jobs.ts';
import type { TableName } from '#infra/config/tables.ts';
import { minuteSeconds } from '#shared/time/durations.ts';

/**
 * How soon a person has to act on an alarm, most urgent first. Each severity has its own topic, and its own
 * recipients in each stage.
 */
export const severities = {
  /**
   * Pages the engineer, who acts right away at any hour: patients can't book, pay or get our emails, or money
   * is going wrong.
   */
  critical: 'act now, at any hour',
  /** One thing fails and can wait until the next working day. */
  warning: 'look today',
} as const;

export type Severity = keyof typeof severities;

/** How CloudWatch combines the values of one period. */
export type Statistic = 'Sum' | 'Minimum' | 'Maximum' | 'Average' | 'p99';

/** A CloudWatch metric, and how the values of a period are combined. */
export interface MetricSource {
  namespace: string;
  name: string;
  dimensions: Readonly<Record<string, string>>;
  statistic: Statistic;
}

/** One alarm in CloudWatch. */
export interface Alarm {
  /** The id of the alarm's construct. The schedules' alarms have different ids but share a section of the runbook. */
  id: string;
  /** Its section in infra/guide/runbook.md. */
  section: string;
  severity: Severity;
  /** What happened, in one sentence without a period. */
  text: string;
  /** The metrics, by their names in the expression. */
  metrics: Readonly<Record<string, MetricSource>>;
  /** Metric math over `metrics`. Absent when there is only one metric. */
  expression?: string;
  threshold: number;
  /** Set if values below the threshold are bad. By default, values that reach it are. */
  isBadBelow?: true;
  periodSeconds: number;
  /** The alarm goes off when `bad` of the latest `of` periods are bad. */
  periods: { bad: number; of: number };
  /**
   * Whether a period without a value is bad. `breaching` is for metrics whose absence is itself the fault.
   */
  missingData: 'breaching' | 'notBreaching';
}

/** The resources that alarms watch: CDK tokens in the cloud, plain names in tests. */
export interface AlarmResources {
  /** Where this stage's functions write their metrics. */
  metricNamespace: string;
  apiId: string;
  apiStage: string;
  jobFunction: (job: JobName) => string;
  tableName: (table: TableName) => string;
  /** The name of the vault that the tables are backed up to. */
  backupVault: string;
  /** The name of the queue for events that the mail jobs could not handle. */
  lostMailQueue: string;
  /** The SES configuration set. */
  configurationSet: string;
}

/** A metric that our functions write. */
export function ownMetric(
  { metricNamespace }: AlarmResources,
  name: MetricName,
  statistic: Statistic = 'Sum',
): MetricSource {
  return { namespace: metricNamespace, name, dimensions: {}, statistic };
}

/**
 * The sum of at most ten metrics, which is CloudWatch's limit for one alarm. A metric without a value counts
 * as 0.
 */
export function sumOf(sources: readonly MetricSource[]): Pick<Alarm, 'metrics' | 'expression'> {
  const metrics = Object.fromEntries(sources.map((source, index) => [`metric${index + 1}`, source]));
  return { metrics, expression: Object.keys(metrics).join(' + ') };
}

/**
 * An alarm with the usual settings: a single event within five minutes sets it off, and the runbook has a
 * section for it.
 */
export function alarmOf(fields: Pick<Alarm, 'id' | 'severity' | 'text' | 'metrics'> & Partial<Alarm>): Alarm {
  return {
    section: fields.id,
    threshold: 1,
    periodSeconds: 5 * minuteSeconds,
    periods: { bad: 1, of: 1 },
    missingData: 'notBreaching',
    ...fields,
  };
}

/** Functions that make an alarm with the usual settings for one of our own metrics, named after the metric. */
export function eventAlarms(resources: AlarmResources) {
  const ofSeverity =
    (severity: Severity) =>
    (name: StageMetricName, text: string, changes: Partial<Alarm> = {}): Alarm =>
      alarmOf({ id: name, severity, text, metrics: { events: ownMetric(resources, name) }, ...changes });
  return { critical: ofSeverity('critical'), warning: ofSeverity('warning') };
}

/** The alarm that AWS Budgets raises itself, by email to the recipients of its severity. */
export const budgetAlarm = {
  section: 'MonthlyCost',
  severity: 'warning' as Severity,
  /** In percent of the month's budget: the cost so far, and AWS's forecast for the month. */
  notifications: [
    { type: 'ACTUAL', percent: 80 },
    { type: 'ACTUAL', percent: 100 },
    { type: 'FORECASTED', percent: 120 },
  ],
} as const;

/** The page with a section for each alarm. */
export const runbook = 'infra/guide/runbook.md';

/** The text of the alarm's email: what happened, and the page that says what to do. */
export function descriptionOf({ text, section }: Alarm): string {
  return `${text}. What to do: ${runbook}#${section.toLowerCase()}`;
}
