import { describe, expect, test } from 'vitest';
import { describeError, log } from '#functions/platform/log.ts';
import { personalFields } from '#functions/platform/telemetry/personal-fields.ts';
import { bookingBody } from '#infra/testing/bookings.ts';
import { keptLog } from '#infra/testing/quiet-log.ts';
import { judgeLine, personalValues } from './judge-line.ts';
import { auditLines, auditRun } from './line-recorder.ts';

const written = keptLog();

const body = bookingBody({
  firstName: 'Zuzanna',
  email: 'zuzanna@example.com',
  reason: 'fever since Monday',
});
const event = { body: JSON.stringify(body), headers: { authorization: 'Bearer abc' } };
const typed = personalValues(body);

describe('a naive logger is caught that writes', () => {
  test.each<[string, object]>([
    ['the request as it came', { level: 'error', message: 'booking-failed', request: event }],
    ['the form', { level: 'error', message: 'booking-failed', ...body }],
    ['the form as text', { level: 'error', message: 'booking-failed', form: JSON.stringify(body) }],
    ['a field under another name', { level: 'info', message: 'patient-seen', who: 'Zuzanna' }],
    [
      'what an error quotes',
      { level: 'error', message: 'request-failed', error: 'no such day: "fever since Monday"' },
    ],
    ['a sentence for an event', { level: 'info', message: 'Booked for Zuzanna' }],
    ['a secret', { level: 'warn', message: 'stripe-request-failed', used: 'sk_live_51Ab' }],
    ['a card', { level: 'warn', message: 'card-declined', number: '4242 4242 4242 4242' }],
    [
      'the id of a payment in a trace',
      { name: 'stripe', annotations: { operation: 'GET /v1/payment_intents/pi_3Abc' } },
    ],
    ['a phone number', { level: 'info', message: 'called', from: '(702) 555-0142' }],
    [
      'a stack with what an error quotes',
      { message: 'a-b', frames: '    at Zuzanna’s booking\n    at a (b.ts:1:2)' },
    ],
  ])('%s', (_, line) => {
    expect(judgeLine(line, typed)).not.toEqual([]);
  });

  test.each(personalFields.filter((name) => name !== 'message'))('the field %s, however deep', (name) => {
    expect(judgeLine({ message: 'a-b', about: [{ [name]: 1 }] }, [])).toEqual([`the field ${name}`]);
  });
});

test('what a table answers counts as well, in the notation of DynamoDB', () => {
  expect(
    personalValues({ Item: { email: { S: 'Zuzanna@example.com' }, status: { S: 'confirmed' } } }),
  ).toEqual(['zuzanna@example.com']);
});

test('a stack passes whose functions and files are called what someone typed', () => {
  const frames =
    '    at async Promise.all (index 0)\n    at Sender.send (file:///srv/functions/stripe/events/send.ts:12:3)';
  expect(judgeLine({ message: 'a-b', frames }, ['events', 'send'])).toEqual([]);
});

test('an ordinary line passes', () => {
  const line = {
    level: 'error',
    message: 'request-failed',
    route: 'appointments/create',
    requestId: '3f8a1c9e-5a52-4d0b-b1cd-0f5f5b8f2f11',
    reference: '482-109-375',
    lastEvent: '2026-11-24T17:30:00.000Z',
    ...describeError(new TypeError('x is not a function')),
  };
  expect(judgeLine(line, typed)).toEqual([]);
});

test('each line of a run is judged by what that run was told', () => {
  const lines: object[] = [];
  const write = auditLines((line) => lines.push(line));
  auditRun(event, () => write({ message: 'booked', kind: 'first' }));
  expect(lines).toEqual([{ message: 'booked', kind: 'first' }]);
});

test('the compiler refuses a personal field', () => {
  // @ts-expect-error: an email address never belongs into the log.
  log('info', 'mail-sent', { email: 'zuzanna@example.com' });
  expect(written).toHaveLength(1);
});
