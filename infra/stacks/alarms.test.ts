import { App, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { Key } from 'aws-cdk-lib/aws-kms';
import { expect, test } from 'vitest';
import { jobNames } from '#infra/policy/job-access.ts';
import { tableNames } from '#infra/policy/tables.ts';
import { type Json, only, resources, webTemplate as web } from '#infra/testing/cloud/synthesized-cloud.ts';
import { Alarms } from './constructs/alarms.ts';
import { paymentAlarms } from './constructs/payment-alarms.ts';

const alarms: [string, Json][] = resources(web, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => [
  id,
  Properties,
]);

/** The alarm of this name: its logical id is the name and eight characters of a hash. */
function alarm(name: string): Json {
  const [found, ...others] = alarms.filter(([id]) => new RegExp(`^Alarms${name}[0-9A-F]{8}$`).test(id));
  expect([name, found !== undefined, others]).toEqual([name, true, []]);
  return found?.[1];
}

test('every alarm is sent when its threshold is reached once, and stays silent while nothing happens', () => {
  const [topic] = only(web, 'AWS::SNS::Topic');
  for (const [id, properties] of alarms) {
    expect([id, properties]).toEqual([
      id,
      expect.objectContaining({
        AlarmActions: [{ Ref: topic }],
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        EvaluationPeriods: 1,
        TreatMissingData: 'notBreaching',
      }),
    ]);
    expect(properties.ActionsEnabled).not.toBe(false);
  }
});

test.each([
  ['ServerErrors', '5xx', 1, 'Sum'],
  ['Slow', 'Latency', 3000, 'p95'],
  ['SecretRefreshFailed', 'SecretRefreshFailed', 1, 'Sum'],
  ['MailAbandoned', 'MailAbandoned', 1, 'Sum'],
  ['MailLost', 'ApproximateNumberOfMessagesVisible', 1, 'Maximum'],
  ['MailLate', 'IteratorAge', 600_000, 'Maximum'],
])('%s goes off within five minutes, when %s reaches %i', (name, MetricName, Threshold, statistic) => {
  const { Statistic, ExtendedStatistic, ...properties } = alarm(name);
  expect(properties).toMatchObject({ MetricName, Threshold, Period: 300 });
  expect(Statistic ?? ExtendedStatistic).toBe(statistic);
});

test.each(jobNames)('an error and a throttle of the job %s go off within five minutes', (name) => {
  const id = name.replaceAll('-', '');
  for (const MetricName of ['Errors', 'Throttles']) {
    const { Dimensions, ...properties } = alarm(`${id}${MetricName.toLowerCase()}`);
    expect(properties).toMatchObject({ MetricName, Threshold: 1, Period: 300, Statistic: 'Sum' });
    expect(Dimensions).toEqual([{ Name: 'FunctionName', Value: { Ref: expect.stringContaining(id) } }]);
  }
});

test('every table has an alarm, and so has every problem with money that the guide names', () => {
  for (const name of tableNames) expect(alarm(`${name}Table`).Threshold).toBe(5);
  for (const { id, threshold } of paymentAlarms('Clinic'))
    expect([id, alarm(id).Threshold]).toEqual([id, threshold]);
});

test('the owner’s address gets every alarm', () => {
  const app = new App();
  const stack = new Stack(app, 'Web');
  const httpApi = new HttpApi(stack, 'Api', { createDefaultStage: false });
  new Alarms(stack, 'Alarms', {
    stage: new HttpStage(stack, 'Stage', { httpApi }),
    tables: {},
    key: new Key(stack, 'Key'),
    metricNamespace: 'Clinic',
    jobs: {},
    jobAlarms: [],
    email: 'alarms@example.com',
  });
  const { template } = app.synth().getStackByName('Web');
  expect(only(template, 'AWS::SNS::Subscription')[1].Properties).toEqual({
    Protocol: 'email',
    Endpoint: 'alarms@example.com',
    TopicArn: { Ref: only(template, 'AWS::SNS::Topic')[0] },
  });
});
