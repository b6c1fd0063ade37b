import { hourSeconds } from '#shared/time/durations.ts';
import { type Alarm, type AlarmResources, alarmOf, eventAlarm, type MetricSource, sumOf } from './alarm.ts';

/** DynamoDB errors, failed nightly backups, and nights without a backup. */
export function tableAlarms(resources: AlarmResources): Alarm[] {
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
