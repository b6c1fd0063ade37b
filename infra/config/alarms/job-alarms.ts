import type { StageMetricName } from '#functions/platform/metric-table.ts';
import { jobNames, jobs, type ScheduledJobName } from '#infra/config/jobs.ts';
import { minuteSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmResources, alarmOf, ownMetric, type Severity, sumOf } from './alarm.ts';

interface JobWatch {
  /** The metric that the job counts when the schedule starts it. */
  scheduleRan: StageMetricName;
  /** The alarm's severity when the schedule stops. */
  severity: Severity;
  /** What patients or staff miss when the schedule stops. */
  consequence: string;
}

/** A scheduled job except the canary, whose own alarm also goes off when the canary doesn't run. */
type WatchedJob = Exclude<ScheduledJobName, 'canary'>;

const watches: Readonly<Record<WatchedJob, JobWatch>> = {
  'send-mail': {
    scheduleRan: 'MailScheduleRan',
    severity: 'critical',
    consequence: 'no email is tried again',
  },
  'queue-reminders': {
    scheduleRan: 'ReminderScheduleRan',
    severity: 'warning',
    consequence: 'no reminder goes out',
  },
  'settle-payments': {
    scheduleRan: 'SettlementScheduleRan',
    severity: 'critical',
    consequence: 'payments whose event was lost stay open',
  },
  reconcile: {
    scheduleRan: 'ReconcileScheduleRan',
    severity: 'warning',
    consequence: 'payments are not reconciled',
  },
};

const watchedJobs = Object.keys(watches) as WatchedJob[];

/** An alarm on Lambda's error count: unlike a route, a job passes no gateway that could report its failure. */
function failureAlarm({ jobFunction }: AlarmResources): Alarm {
  return alarmOf({
    id: 'JobFailed',
    severity: 'warning',
    text: 'A job failed',
    ...sumOf(
      jobNames.map((job) => ({
        namespace: 'AWS/Lambda',
        name: 'Errors',
        dimensions: { FunctionName: jobFunction(job) },
        statistic: 'Sum',
      })),
    ),
  });
}

/** An alarm on missing runs: a job that never starts causes no error. */
function scheduleAlarm(resources: AlarmResources, job: WatchedJob): Alarm {
  const { scheduleRan, severity, consequence } = watches[job];
  return alarmOf({
    id: `${job}-schedule`,
    section: 'ScheduleStopped',
    severity,
    text: `The schedule of the job ${job} does not run: ${consequence}`,
    metrics: { runs: ownMetric(resources, scheduleRan) },
    isBadBelow: true,
    // Twice the interval, so that a run that begins a little late doesn't leave a period empty.
    periodSeconds: Math.max(5, 2 * jobs[job].everyMinutes) * minuteSeconds,
    periods: { bad: 2, of: 2 },
    missingData: 'breaching',
  });
}

/** Alarms for a job that fails, and for a schedule that stops. */
export function jobAlarms(resources: AlarmResources): Alarm[] {
  return [failureAlarm(resources), ...watchedJobs.map((job) => scheduleAlarm(resources, job))];
}
