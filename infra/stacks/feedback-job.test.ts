import { expect, test } from 'vitest';
import {
  idOf,
  type Json,
  only,
  resources,
  text,
  watchTemplate as watch,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';

const [deliveryId, delivery] = only(web, 'AWS::SES::ConfigurationSet');
const [, { Properties: destination }] = only(web, 'AWS::SES::ConfigurationSetEventDestination');
const rules: Json[] = resources(web, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
const [rule] = rules.filter(({ EventPattern }) => EventPattern);
const [target, ...otherTargets]: Json[] = rule.Targets;
const functionId = text(target.Arn).replace('.Arn', '');
const job: Json = web.Resources[functionId].Properties;
const [queueId] = resources(web, 'AWS::SQS::Queue').find(([id]) => id.startsWith('Mail')) ?? [];

test('SES reports bounces, complaints and rejections of our email to the account’s own event bus, and nothing else', () => {
  expect(text(destination.ConfigurationSetName)).toBe(deliveryId);
  const { Enabled, MatchingEventTypes, EventBridgeDestination, ...others } = destination.EventDestination;
  expect([Enabled, MatchingEventTypes, others]).toEqual([true, ['bounce', 'complaint', 'reject'], {}]);
  expect(JSON.stringify(EventBridgeDestination)).toContain(':event-bus/default');
});

test('SES keeps no list of its own, which no manager could change', () => {
  expect(delivery.Properties.SuppressionOptions).toEqual({ SuppressedReasons: [] });
});

test('a rule hands the events of this stage to the job, and no one else’s', () => {
  expect(rule.EventBusName).toBeUndefined();
  expect(rule.EventPattern).toEqual({
    source: ['aws.ses'],
    detail: { mail: { tags: { 'ses:configuration-set': [{ Ref: deliveryId }] } } },
  });
  expect([rule.State, otherTargets]).toEqual(['ENABLED', []]);
});

test('an event that can’t be handed over, or that the job fails to handle, is kept in the queue with the alarm', () => {
  expect(text(target.DeadLetterConfig.Arn)).toBe(`${queueId}.Arn`);
  expect(text(job.DeadLetterConfig.TargetArn)).toBe(`${queueId}.Arn`);
  const lost = resources(watch, 'AWS::CloudWatch::Alarm').find(([id]) => id.includes('MailLost'));
  expect(JSON.stringify(lost)).toContain(queueId);
});

test('it knows three tables, the key and the clinics’ inbox', () => {
  const variables = Object.entries<Json>(job.Environment.Variables);
  expect(Object.fromEntries(variables.map(([name, value]) => [name, text(value)]))).toEqual({
    OUTBOX_TABLE: idOf('Outbox'),
    SUPPRESSIONS_TABLE: idOf('Suppressions'),
    LIMITS_TABLE: idOf('Limits'),
    SIGNING_KEYS_SECRET: idOf('SigningKeys'),
    CLINIC_INBOX: 'care@example.com',
    METRIC_NAMESPACE: 'Clinic-trial',
  });
});
