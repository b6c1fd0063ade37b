import type { Alarm, AlarmResources } from '#infra/config/alarms/alarm.ts';
import { alarmTable } from '#infra/config/alarms/alarm-table.ts';
import { firewallAlarms } from '#infra/config/alarms/firewall-alarms.ts';

/** Resource names of a stage, for tests that don't synthesize its templates. */
export const alarmResources: AlarmResources = {
  metricNamespace: 'Clinic',
  apiId: 'api',
  apiStage: '$default',
  jobFunction: (job) => job,
  tableName: (table) => table,
  backupVault: 'vault',
  lostMailQueue: 'lost',
  configurationSet: 'mail',
};

/** Every alarm of a stage with a firewall. */
export const everyAlarm = (resources = alarmResources): Alarm[] => [
  ...alarmTable(resources),
  ...firewallAlarms('Firewall'),
];

/** Whether an alarm uses AWS's own metrics, which no local test can report. */
export function isOfAws({ metrics }: Alarm): boolean {
  return Object.values(metrics).some(({ namespace }) => namespace.startsWith('AWS/'));
}
