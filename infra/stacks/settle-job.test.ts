import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#infra/build/bundle-paths.ts';
import { jobs } from '#infra/policy/job-access.ts';
import { type Json, resources, text, webTemplate as web } from '#infra/testing/cloud/synthesized-cloud.ts';
import { expectedGrants, grantLines } from '#infra/testing/cloud/template-grants.ts';
import { paymentAlarms } from './constructs/payment-alarms.ts';

const scheduled = resources(web, 'AWS::Events::Rule').filter(
  ([, { Properties }]) =>
    Properties.ScheduleExpression === 'rate(5 minutes)' && Properties.State === 'ENABLED',
);

test('open payments are settled every five minutes, by a function with the grants of job-access.ts', () => {
  const targets = scheduled.flatMap(([, { Properties }]) =>
    Properties.Targets.map(({ Arn }: Json) => text(Arn)),
  );
  const [target, ...others] = targets.filter((name) => name.includes('settlepayments'));
  expect(others).toEqual([]);
  const { Role, LoggingConfig, Timeout } = web.Resources[target.replace('.Arn', '')].Properties;
  const expected = expectedGrants(jobs['settle-payments'], LoggingConfig.LogGroup.Ref);
  expect(grantLines(web.Resources[text(Role).replace('.Arn', '')].Properties).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(Timeout).toBe(300);
});

const alarms = resources(web, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);

test('an alarm goes off when three events were refused and none accepted, so that a stranger’s rubbish means nothing', () => {
  const [alarm, ...others] = alarms.filter(({ Metrics }) =>
    JSON.stringify(Metrics)?.includes('WebhookRefused'),
  );
  expect(others).toEqual([]);
  expect(alarm).toMatchObject({ Threshold: 3, TreatMissingData: 'notBreaching' });
  expect(alarm.AlarmActions).toHaveLength(1);
  const [result, ...inputs] = alarm.Metrics;
  expect(result.Expression).toBe('IF(least == 1, refused, 0)');
  expect(inputs.map(({ Id, MetricStat }: Json) => [Id, MetricStat.Stat, MetricStat.Period])).toEqual([
    ['least', 'Minimum', 10_800],
    ['refused', 'Sum', 10_800],
  ]);
});

test('a payment that should be impossible, or a secret that cannot be read again, raises an alarm', () => {
  const watched = alarms
    .filter(({ Namespace, AlarmActions }) => Namespace === 'Clinic-trial' && AlarmActions.length === 1)
    .map(({ MetricName }) => MetricName);
  expect(watched).toEqual(
    expect.arrayContaining([
      'PaymentMismatched',
      'DeletedPaymentPaid',
      'PaymentDisputed',
      'SettlementFailed',
      'StripeRequestFailed',
      'StripeKeysMismatched',
      'WebhookSilent',
      'SecretRefreshFailed',
    ]),
  );
});

test('the guide says what to do about every alarm', () => {
  const guide = readFileSync(join(projectDirectory, 'infra/guide/money.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `(\w+)` \| .+ \| .+ \|$/gm)].map(([, name]) => name);
  expect(rows.toSorted()).toEqual(
    paymentAlarms('Clinic')
      .map(({ id }) => id)
      .toSorted(),
  );
});
