import { expect, test } from 'vitest';
import { claimMs, deliveryMs, lastStartMs } from '#functions/mail/time-limits.ts';
import { jobs } from '#infra/config/jobs.ts';
import { timeoutSecondsOf } from '#infra/config/timeouts.ts';
import {
  idOf,
  type Json,
  only,
  resources,
  text,
  webTemplate as web,
} from '#infra/testing/cloud/synthesized-cloud.ts';
import { minuteMs } from '#shared/time/durations.ts';

const mapping: Json = resources(web, 'AWS::Lambda::EventSourceMapping')
  .map(([, { Properties }]) => Properties)
  .find((found) => text(found.EventSourceArn) === `${idOf('Outbox')}.StreamArn`);
const functionId = text(mapping.FunctionName);
const job: Json = web.Resources[functionId].Properties;
const queueId = text(mapping.DestinationConfig.OnFailure.Destination).replace('.Arn', '');
const [deliveryId, delivery] = only(web, 'AWS::SES::ConfigurationSet');

test('the outbox’s stream starts the job for new mails only, and dead letters are kept', () => {
  expect(text(mapping.EventSourceArn)).toBe(`${idOf('Outbox')}.StreamArn`);
  expect(mapping).toMatchObject({
    FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    StartingPosition: 'TRIM_HORIZON',
    // While DynamoDB is down, mails wait.
    MaximumRetryAttempts: 100,
    MaximumRecordAgeInSeconds: 12 * 3600,
  });
  expect(web.Resources[queueId].Type).toBe('AWS::SQS::Queue');
});

/** The functions that a schedule with this rate starts. */
function wokenAt(rate: string): string[] {
  const rules = resources(web, 'AWS::Events::Rule').map(([, { Properties }]) => Properties);
  const chosen = rules.filter((rule) => rule.ScheduleExpression === rate && rule.State === 'ENABLED');
  return chosen.flatMap((rule) => rule.Targets.map(({ Arn }: Json) => text(Arn)));
}

test('a schedule starts it every minute', () => {
  expect(wokenAt('rate(1 minute)')).toEqual([`${functionId}.Arn`]);
});

test('reminders are queued every ten minutes, by one function', () => {
  expect(wokenAt('rate(10 minutes)').length).toBe(1);
});

test('a mail ends before its claim expires, and a run begins none once the next run begins', () => {
  expect(job.Timeout).toBe(timeoutSecondsOf(jobs['send-mail']));
  expect(deliveryMs).toBeLessThan(claimMs);
  const beginsForMs = job.Timeout * 1000 - lastStartMs;
  expect(beginsForMs).toBeLessThan(minuteMs);
  expect(beginsForMs).toBeGreaterThan(0.9 * minuteMs);
});

test('its environment holds tables, key, sender and the base URL of links', () => {
  const variables: Record<string, Json> = job.Environment.Variables;
  const told = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, text(value)]));
  const [distribution] = only(web, 'AWS::CloudFront::Distribution');
  expect(told).toEqual({
    OUTBOX_TABLE: idOf('Outbox'),
    APPOINTMENTS_TABLE: idOf('Appointments'),
    LOOKUP_CODES_TABLE: idOf('LookupCodes'),
    SLOTS_TABLE: idOf('Slots'),
    CLOSURES_TABLE: idOf('Closures'),
    MESSAGES_TABLE: idOf('Messages'),
    PAYMENTS_TABLE: idOf('Payments'),
    OTHER_SALES_TABLE: idOf('OtherSales'),
    SUPPRESSIONS_TABLE: idOf('Suppressions'),
    LIMITS_TABLE: idOf('Limits'),
    WAITLIST_TABLE: idOf('Waitlist'),
    LIMIT_MAILS_OF_RECIPIENT: '20',
    LIMIT_MAILS_OF_OTHERS: '16',
    LIMIT_MAILS_OF_OTHER_CLIENT: '8',
    METRIC_NAMESPACE: 'Clinic-trial',
    SIGNING_KEYS_SECRET: idOf('SigningKeys'),
    MAILER: 'ses',
    MAIL_FROM: 'care@example.com',
    MAILS_PER_SECOND: '14',
    SES_CONFIGURATION_SET: deliveryId,
    CLINIC_INBOX: 'care@example.com',
    SITE_URL: `https://${distribution}.DomainName`,
  });
});

test('SES delivers its mails over TLS or not at all', () => {
  expect(delivery.Properties.DeliveryOptions).toEqual({ TlsPolicy: 'REQUIRE' });
});
