import type { MetricName } from '#functions/platform/metric-table.ts';
import { jobSettings } from '#infra/policy/function-settings.ts';
import { type JobName, jobNames } from '#infra/policy/job-access.ts';
import { type Alarm, type AlarmPlaces, ownMetric } from './alarm.ts';
import type { Severity } from './severity.ts';

interface JobWatch {
  /** What the schedule's start of the job counts. */
  scheduleRan: MetricName;
  /** How bad it is that the schedule does not run. */
  severity: Severity;
  /** What does not happen then. */
  without: string;
}

/** Not the canary: its own alarm also goes off when it does not run. */
type WatchedJob = Exclude<JobName, 'canary'>;

const watches: Readonly<Record<WatchedJob, JobWatch>> = {
  'send-mail': {
    scheduleRan: 'MailScheduleRan',
    severity: 'critical',
    without: 'no email is tried again',
  },
  'queue-reminders': {
    scheduleRan: 'ReminderScheduleRan',
    severity: 'warning',
    without: 'no reminder goes out',
  },
  'settle-payments': {
    scheduleRan: 'SettlementScheduleRan',
    severity: 'critical',
    without: 'payments whose event was lost stay open',
  },
  reconcile: {
    scheduleRan: 'BooksScheduleRan',
    severity: 'warning',
    without: 'the books are not checked',
  },
};

/** A job's function reports to no gateway. Without its name, Lambda's metrics count every function of the account. */
function functionAlarm(places: AlarmPlaces, job: JobName, name: 'Errors' | 'Throttles'): Alarm {
  const isError = name === 'Errors';
  return {
    id: `${job}-${name.toLowerCase()}`,
    section: isError ? 'JobFailed' : 'JobThrottled',
    severity: 'warning',
    text: isError
      ? `The job ${job} failed`
      : `The account had no function concurrency left for the job ${job}`,
    metrics: {
      events: {
        namespace: 'AWS/Lambda',
        name,
        dimensions: { FunctionName: places.jobFunction(job) },
        statistic: 'Sum',
      },
    },
    threshold: 1,
    periodSeconds: 300,
    periods: { bad: 1, of: 1 },
    missingData: 'notBreaching',
  };
}

/** A job that never starts fails nothing: only its silence tells. */
function scheduleAlarm(places: AlarmPlaces, job: WatchedJob): Alarm {
  const { scheduleRan, severity, without } = watches[job];
  const { everyMinutes } = jobSettings[job];
  return {
    id: `${job}-schedule`,
    section: 'ScheduleStopped',
    severity,
    text: `The schedule of the job ${job} does not run: ${without}`,
    metrics: { runs: ownMetric(places, scheduleRan) },
    threshold: 1,
    isBadBelow: true,
    // Twice the pause, since a run may begin a little late: a period always has one.
    periodSeconds: Math.max(5, 2 * everyMinutes) * 60,
    periods: { bad: 2, of: 2 },
    missingData: 'breaching',
  };
}

/** The jobs: those that fail, that are throttled, and whose schedule stands still. */
export function jobAlarms(places: AlarmPlaces): Alarm[] {
  return jobNames.flatMap((job) => [
    functionAlarm(places, job, 'Errors'),
    functionAlarm(places, job, 'Throttles'),
    ...(job === 'canary' ? [] : [scheduleAlarm(places, job)]),
  ]);
}
