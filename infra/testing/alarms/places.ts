import type { AlarmPlaces } from '#infra/config/alarms/alarm.ts';
import { contractOf, routeIds } from '#shared/api/routes.ts';

/** The names of a stage's resources, for tests that don't synthesize. */
export const alarmPlaces: AlarmPlaces = {
  metricNamespace: 'Clinic',
  apiId: 'api',
  apiStage: '$default',
  routeFunctions: routeIds.map((id) => contractOf(id).handler),
  jobFunction: (job) => job,
  tableName: (table) => table,
  backupVault: 'vault',
  lostMailQueue: 'lost',
  configurationSet: 'mail',
  firewall: 'Firewall',
};
