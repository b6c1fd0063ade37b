import { hourSeconds } from '#shared/time/durations.ts';
import type { Alarm, AlarmPlaces, MetricSource } from './alarm.ts';

/** How a backup job can end without a copy of the table. AWS Backup's metrics are named NumberOfBackupJobsFailed, and so on. */
const unsuccessful = ['Failed', 'Expired', 'Aborted'] as const;

/** The nightly backups: one that fails, and a night without any. */
export function backupAlarms({ backupVault }: AlarmPlaces): Alarm[] {
  const jobs = (state: (typeof unsuccessful)[number] | 'Completed'): MetricSource => ({
    namespace: 'AWS/Backup',
    name: `NumberOfBackupJobs${state}`,
    dimensions: { BackupVaultName: backupVault, ResourceType: 'DynamoDB' },
    statistic: 'Sum',
  });
  return [
    {
      id: 'BackupFailed',
      section: 'BackupFailed',
      severity: 'warning',
      text: 'A table could not be backed up',
      metrics: Object.fromEntries(unsuccessful.map((state) => [state.toLowerCase(), jobs(state)])),
      expression: unsuccessful.map((state) => state.toLowerCase()).join(' + '),
      threshold: 1,
      periodSeconds: hourSeconds,
      periods: { bad: 1, of: 1 },
      missingData: 'notBreaching',
    },
    {
      id: 'BackupMissing',
      section: 'BackupMissing',
      severity: 'warning',
      text: 'No table has been backed up for over a day',
      metrics: { completed: jobs('Completed') },
      threshold: 1,
      isBadBelow: true,
      // Longer than the time between two nights, even if one begins late.
      periodSeconds: 6 * hourSeconds,
      periods: { bad: 5, of: 5 },
      // AWS Backup reports nothing while it does nothing.
      missingData: 'breaching',
    },
  ];
}
