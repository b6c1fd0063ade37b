import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/paths.ts';
import { type Severity, severities } from '#infra/config/alarms/alarm.ts';
import { stackName } from '#infra/stages/stack-name.ts';
import { everyAlarm } from '#infra/testing/alarms/resources.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import {
  type Json,
  only,
  resources,
  watchTemplate as watch,
  webTemplate,
} from '#infra/testing/cloud/synthesized-cloud.ts';

const severityNames = Object.keys(severities) as Severity[];
const alarms: Json[] = resources(watch, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);

/** The logical id of a severity's topic. */
function topicOf(severity: Severity): string {
  const ids = resources(watch, 'AWS::SNS::Topic').map(([id]) => id);
  return ids.find((id) => id.toLowerCase().startsWith(`alarms${severity}`)) ?? 'none';
}

test('each severity has a topic of its own, which all its recipients of the stage hear', () => {
  const topics = severityNames.map(topicOf);
  expect(new Set([...topics, 'none']).size).toBe(severityNames.length + 1);
  const subscriptions = resources(watch, 'AWS::SNS::Subscription').map(([, { Properties }]) => Properties);
  expect(subscriptions).toEqual(
    severityNames.flatMap((severity) =>
      trial.alarmRecipients[severity].map((Endpoint) => ({
        Protocol: 'email',
        Endpoint,
        TopicArn: { Ref: topicOf(severity) },
      })),
    ),
  );
});

test('every alarm is sent to one of them; who is woken also hears that it is over', () => {
  const topics = severityNames.map(topicOf);
  const [critical = ''] = topics;
  for (const { AlarmActions, OKActions, ActionsEnabled, AlarmDescription } of alarms) {
    expect([AlarmDescription, AlarmActions.length]).toEqual([AlarmDescription, 1]);
    expect(topics).toContain(AlarmActions[0].Ref);
    expect(OKActions ?? []).toEqual(AlarmActions[0].Ref === critical ? AlarmActions : []);
    expect(ActionsEnabled).not.toBe(false);
  }
});

test('every alarm is deployed as it is declared', () => {
  const deployed = resources(watch, 'AWS::CloudWatch::Alarm');
  const declared = everyAlarm().filter(({ id }) => !id.startsWith('Firewall'));
  expect(deployed.length).toBe(declared.length);
  for (const { id, metrics, expression, threshold, periods, missingData, isBadBelow } of declared) {
    const start = new RegExp(`^Alarms${id.replaceAll('-', '')}[0-9A-F]{8}$`);
    const { Metrics, ...alarm } = deployed.find(([name]) => start.test(name))?.[1].Properties ?? {};
    const sources: Json[] = Metrics?.flatMap(({ MetricStat }: Json) => MetricStat?.Metric ?? []) ?? [alarm];
    const names = Object.values(metrics).map(({ name }) => name);
    expect([id, sources.map(({ MetricName }) => MetricName)]).toEqual([id, names]);
    expect([id, Metrics?.find(({ Expression }: Json) => Expression)?.Expression]).toEqual([id, expression]);
    expect([id, alarm]).toMatchObject([
      id,
      {
        Threshold: threshold,
        DatapointsToAlarm: periods.bad,
        EvaluationPeriods: periods.of,
        TreatMissingData: missingData,
        ComparisonOperator: isBadBelow ? 'LessThanThreshold' : 'GreaterThanOrEqualToThreshold',
      },
    ]);
  }
});

test('the budget counts this stage alone, and its recipients hear of it before it is spent', () => {
  const { Budget, NotificationsWithSubscribers } = only(watch, 'AWS::Budgets::Budget')[1].Properties;
  expect(Budget).toMatchObject({
    BudgetType: 'COST',
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: trial.monthlyBudgetUsd, Unit: 'USD' },
    CostFilters: { TagKeyValue: ['user:stage$trial'] },
  });
  expect(
    NotificationsWithSubscribers.map(({ Notification, Subscribers }: Json) => [
      Notification.NotificationType,
      Notification.Threshold,
      Subscribers,
    ]),
  ).toEqual(
    [
      ['ACTUAL', 80],
      ['ACTUAL', 100],
      ['FORECASTED', 120],
    ].map((notification) => [
      ...notification,
      trial.alarmRecipients.warning.map((Address) => ({ SubscriptionType: 'EMAIL', Address })),
    ]),
  );
});

test.each(['runbook', 'watching'])(
  'the queries of %s.md search each of prod’s log groups, and none of another stage in the same account',
  (name) => {
    const page = readFileSync(join(projectDirectory, `infra/guide/${name}.md`), 'utf8');
    const [, pattern = ''] = /filter @log like \/(\S+)\//.exec(page) ?? [];
    // CloudFormation names a log group after its stack and its logical id; `@log` begins with the account.
    const logs = (stage: string) =>
      resources(webTemplate, 'AWS::Logs::LogGroup').map(
        ([id]) => `123456789012:${stackName('Clinic', { name: stage })}-${id}-AbCdEfGhIjKl`,
      );
    const found = (stage: string) => logs(stage).filter((log) => new RegExp(pattern).test(log));
    expect(found('prod')).toEqual(logs('prod'));
    expect(found('prod').length).toBeGreaterThan(15);
    expect(found('trial')).toEqual([]);
  },
);
