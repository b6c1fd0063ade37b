import { hourSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, type MetricSource, sumOf } from './alarm.ts';
import { jobAlarms } from './job-alarms.ts';
import { mailAlarms } from './mail-alarms.ts';
import { moneyAlarms } from './money-alarms.ts';
import type { Severity } from './severity.ts';
import { siteAlarms } from './site-alarms.ts';

/** DynamoDB errors, failed nightly backups, and nights without a backup. */
function tableAlarms(resources: AlarmResources): Alarm[] {
  const backupJobs = (state: string): MetricSource => ({
    namespace: 'AWS/Backup',
    name: `NumberOfBackupJobs${state}`,
    dimensions: { BackupVaultName: resources.backupVault, ResourceType: 'DynamoDB' },
    statistic: 'Sum',
  });
  return [
    // Our retries hide occasional failures.
    eventAlarm(resources, 'warning', 'TableFailed', 'DynamoDB fails again and again', { threshold: 5 }),
    alarmOf({
      id: 'BackupFailed',
      severity: 'warning',
      text: 'A table could not be backed up',
      // All the ways in which a backup job ends without a copy of the table.
      ...sumOf(['Failed', 'Expired', 'Aborted'].map(backupJobs)),
      periodSeconds: hourSeconds,
    }),
    alarmOf({
      id: 'BackupMissing',
      severity: 'warning',
      text: 'No table has been backed up for over a day',
      metrics: { completed: backupJobs('Completed') },
      isBadBelow: true,
      // Longer than the time between two nightly backups, even if one begins late.
      periodSeconds: 6 * hourSeconds,
      periods: { bad: 5, of: 5 },
      // AWS Backup reports nothing when no job runs.
      missingData: 'breaching',
    }),
  ];
}

/** Every CloudWatch alarm, except the firewall's (firewall-alarms.ts). */
export function alarmTable(resources: AlarmResources): Alarm[] {
  return [
    ...siteAlarms(resources),
    ...jobAlarms(resources),
    ...mailAlarms(resources),
    ...moneyAlarms(resources),
    ...tableAlarms(resources),
  ];
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
