import { expect, test } from 'vitest';
import { jobNames } from '#infra/config/jobs.ts';
import { dimensionSetsOf } from '#infra/testing/alarms/aws-metrics.ts';
import type { Reported } from '#infra/testing/alarms/evaluate.ts';
import { everyAlarm } from '#infra/testing/alarms/places.ts';
import {
  alarmsOnEvents,
  firing,
  isOfAws,
  synthesizedAlarms,
  synthesizedBudget,
} from '#infra/testing/alarms/synthesized-alarms.ts';
import { trial } from '#infra/testing/cloud/example-stages.ts';
import type { Json } from '#infra/testing/cloud/synthesized-cloud.ts';
import { daySeconds, hourSeconds, minuteSeconds } from '#shared/time/durations.ts';
import type { Alarm, MetricSource } from './alarm.ts';
import { budgetAlarm } from './alarm-table.ts';

const table = everyAlarm();

const alarms = alarmsOnEvents();

const end = 10 * daySeconds;

const firstOf = ({ metrics }: Alarm) => Object.values(metrics)[0] as MetricSource;

/** One value of an alarm's metric per period, by hand: nothing on one machine reports AWS's metrics. */
function byHand(
  alarm: Alarm,
  change: Partial<Reported> = {},
  { namespace, name, dimensions } = firstOf(alarm),
): Reported[] {
  const { threshold, periods, periodSeconds } = alarm;
  return Array.from({ length: periods.of }, (_, back) => ({
    namespace,
    name,
    dimensions,
    value: threshold,
    seconds: end - minuteSeconds / 2 - back * periodSeconds,
    ...change,
  }));
}

/** The alarms on AWS's own metrics that take a missing value so. */
const ofAws = (missingData: Alarm['missingData']) =>
  table.filter((alarm) => isOfAws(alarm) && alarm.missingData === missingData);

const fired = (reported: readonly Reported[]) => firing(alarms, reported, end);

/** Each metric of AWS that an alarm on events reads. */
const read = ofAws('notBreaching').flatMap((alarm) =>
  Object.values(alarm.metrics)
    .filter(({ namespace }) => namespace.startsWith('AWS/'))
    .map((metric): [string, MetricSource, Alarm] => [alarm.id, metric, alarm]),
);

test.each(read)('by hand: %s goes off at the first fault in %j, and no other does', (id, metric, alarm) => {
  expect(fired(byHand(alarm, {}, metric))).toEqual([id]);
  expect(fired(byHand(alarm, { value: alarm.threshold * 0.9 }, metric))).toEqual([]);
});

test.each(read)('by hand: %s is silent about a neighbor’s %j', (id, metric, alarm) => {
  const names = Object.keys(metric.dimensions);
  const dimensions = Object.fromEntries(names.map((name) => [name, 'neighbor']));
  // Only functions are counted for the whole account, whose concurrency they share.
  const expected = id === 'FunctionsThrottled' ? [id] : [];
  expect(fired(byHand(alarm, { dimensions }, metric))).toEqual(expected);
});

test.each(ofAws('breaching').map((alarm): [string, Alarm] => [alarm.id, alarm]))(
  'by hand: %s goes off in silence, as long as nothing but a neighbor’s resource reports; one value a day ends it',
  (id, alarm) => {
    const all = synthesizedAlarms();
    const fires = (reported: readonly Reported[]) => firing(all, reported, end).includes(id);
    const [latest] = byHand(alarm);
    const yesterday = { ...(latest as Reported), seconds: end - 26 * hourSeconds };
    expect(fires([])).toBe(true);
    expect(fires([yesterday])).toBe(false);
    expect(fires([{ ...yesterday, seconds: end - 2 * daySeconds }])).toBe(true);
    const dimensions = { ...yesterday.dimensions, BackupVaultName: 'neighbor' };
    expect(fires([{ ...yesterday, dimensions }])).toBe(true);
  },
);

test.each(jobNames)('by hand: a run of %s that fails is heard of', (job) => {
  const failed = table.find(({ id }) => id === 'JobFailed') as Alarm;
  const dimensions = { FunctionName: job };
  expect(fired(byHand(failed, { dimensions }))).toEqual(['JobFailed']);
});

test('by hand: p99 while Stripe is down isn’t slowness of ours', () => {
  const slow = table.find(({ id }) => id === 'Slow') as Alarm;
  const waiting = byHand(slow, { value: 1 }, slow.metrics.upstream);
  const latency = byHand(slow, { value: 29_000 });
  expect([fired(latency), fired([...latency, ...waiting])]).toEqual([['Slow'], []]);
});

test('at most thirty alarms, each on at most the ten metrics that CloudWatch takes', () => {
  expect(table.length).toBeLessThanOrEqual(30);
  expect(Math.max(...table.map(({ metrics }) => Object.keys(metrics).length))).toBeLessThanOrEqual(10);
});

test('metrics of AWS are watched by the names, dimensions and statistics that AWS documents', () => {
  for (const { id, metrics, missingData, isBadBelow = false } of table) {
    for (const { namespace, name, dimensions } of Object.values(metrics)) {
      if (!namespace.startsWith('AWS/')) continue;
      expect([id, name, dimensionSetsOf(namespace, name)]).toEqual([
        id,
        name,
        expect.arrayContaining([Object.keys(dimensions).toSorted().join()]),
      ]);
      // AWS reports none of them while nothing happens.
      expect([id, missingData]).toEqual([id, isBadBelow ? 'breaching' : 'notBreaching']);
    }
  }
});

test.each<[string, (alarm: Json) => void]>([
  ['in the wrong namespace', (alarm) => (alarm.Namespace = 'AWS/sqs')],
  ['of another queue', (alarm) => (alarm.Dimensions[0].Value = 'other')],
  ['without dimensions', (alarm) => (alarm.Dimensions = [])],
  ['that expects too much', (alarm) => (alarm.Threshold = 100)],
])('an alarm %s is caught', (_, change) => {
  const alarm = table.find(({ id }) => id === 'MailLost') as Alarm;
  const broken = structuredClone(alarms.get(alarm.id));
  const fires = () => firing(new Map([[alarm.id, broken]]), byHand(alarm), end).length > 0;
  expect(fires()).toBe(true);
  change(broken);
  expect(fires()).toBe(false);
});

test('the budget counts the costs of its stage alone, and emails someone at each of its shares', () => {
  const { Budget, NotificationsWithSubscribers } = synthesizedBudget();
  expect(Budget.CostFilters.TagKeyValue).toEqual(['user:stage$trial']);
  expect(
    NotificationsWithSubscribers.map(({ Notification, Subscribers }: Json) => {
      expect(Notification).toMatchObject({ ComparisonOperator: 'GREATER_THAN', ThresholdType: 'PERCENTAGE' });
      expect(Subscribers.map(({ Address }: Json) => Address)).toEqual(trial.alarmRecipients.warning);
      return { type: Notification.NotificationType, percent: Notification.Threshold };
    }),
  ).toEqual(budgetAlarm.notifications);
});

test('what strangers can set off with requests of their own wakes no one', () => {
  const byStrangers = [
    'FirewallBlocked',
    'FunctionsThrottled',
    'WebhookRefused',
    'MailAbandoned',
    'MailBounced',
    'MailComplained',
  ];
  const found = table.filter(({ id }) => byStrangers.includes(id));
  expect(found.map(({ id }) => id).toSorted()).toEqual(byStrangers.toSorted());
  expect(found.filter(({ severity }) => severity === 'critical')).toEqual([]);
});
