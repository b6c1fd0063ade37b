import type { AlarmPlaces } from '#infra/config/alarms/alarm.ts';

/** The names of a stage's resources, for tests that don't synthesize. */
export const alarmPlaces: AlarmPlaces = {
  metricNamespace: 'Clinic',
  apiId: 'api',
  apiStage: '$default',
  jobFunction: (job) => job,
  tableName: (table) => table,
  backupVault: 'vault',
  lostMailQueue: 'lost',
  configurationSet: 'mail',
  firewall: 'Firewall',
};
