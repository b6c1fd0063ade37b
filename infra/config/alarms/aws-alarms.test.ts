import { expect, test } from 'vitest';
import { jobNames } from '#infra/config/jobs.ts';
import { dimensionSetsOf } from '#infra/testing/alarms/aws-metrics.ts';
import { isFiring } from '#infra/testing/alarms/evaluate.ts';
import { everyAlarm } from '#infra/testing/alarms/resources.ts';
import type { Alarm } from './alarm.ts';

const table = everyAlarm();

const find = (wanted: string) => table.find(({ id }) => id === wanted) as Alarm;

test('a run of any job that fails is heard of', () => {
  const { metrics, threshold } = find('JobFailed');
  expect([Object.values(metrics).map(({ dimensions }) => dimensions.FunctionName), threshold]).toEqual([
    jobNames,
    1,
  ]);
});

test('p99 while Stripe is down isn’t our slowness', () => {
  const slow = find('Slow');
  const values = (name: 'latency' | 'upstream', value: number) =>
    [1, 2, 3].map((back) => {
      const { statistic: _, ...metric } = slow.metrics[name] as Alarm['metrics'][string];
      return { ...metric, value, seconds: -back * slow.periodSeconds };
    });
  const latency = values('latency', 29_000);
  expect(isFiring(slow, latency, 0)).toBe(true);
  expect(isFiring(slow, [...latency, ...values('upstream', 1)], 0)).toBe(false);
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
      // AWS reports none of these metrics while nothing happens.
      expect([id, missingData]).toEqual([id, isBadBelow ? 'breaching' : 'notBreaching']);
    }
  }
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
