import type { Alarm, AlarmResources } from './alarm.ts';
import { jobAlarms } from './job-alarms.ts';
import { mailAlarms } from './mail-alarms.ts';
import { moneyAlarms } from './money-alarms.ts';
import type { Severity } from './severity.ts';
import { siteAlarms } from './site-alarms.ts';
import { tableAlarms } from './table-alarms.ts';

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
