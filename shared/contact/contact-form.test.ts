import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { isPhoneNumber } from '#shared/forms/phone-number.ts';
import { contactFormSchema } from './contact-form.ts';
import { preferredDateMessage } from './preferred-date.ts';

const filled = {
  firstName: 'Dana',
  lastName: 'Ortega',
  email: 'dana@example.com',
  phone: '(702) 555-0199',
  date: '2026-11-24',
  message: 'Line one\r\n\tline two, see https://example.com',
};

function messagesFor(changes: Record<string, unknown>) {
  const parsed = contactFormSchema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('the contact form', () => {
  test('accepts a message with line breaks, links, accents and emoji', () => {
    expect(contactFormSchema.parse({ ...filled, firstName: ' Dana ', id: 'x', status: 'read' })).toEqual(
      filled,
    );
    expect(messagesFor({ message: undefined })).toEqual({});
    expect(messagesFor({ message: '' })).toEqual({});
    expect(messagesFor({ message: 'x'.repeat(4000) })).toEqual({});
    expect(messagesFor({ message: '👩‍👩‍👧 gracias, señor 李' })).toEqual({});
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Phone number is required'],
    ['date', 'Date is required'],
  ])('explains a missing %s: %s', (field, message) => {
    for (const missing of ['', '   ', undefined, null, 7]) {
      expect(messagesFor({ [field]: missing })).toEqual({ [field]: message });
    }
  });

  test.each([
    ['a phone number without area code', { phone: '555-0199' }, 'Enter a phone number with area code'],
    ['words for a phone number', { phone: 'call my sister' }, 'Enter a phone number with area code'],
    ['a day that does not exist', { date: '2026-02-30' }, 'Enter the date as month, day and year'],
    ['a date with a time', { date: '2026-11-24T10:00' }, 'Enter the date as month, day and year'],
    ['a message of 4,001 characters', { message: 'x'.repeat(4001) }, 'Use 4,000 characters or fewer'],
    ['a message with a null character', { message: 'a\u0000b' }, 'Use plain text only'],
    ['a message that is a number', { message: 7 }, 'Use plain text only'],
    [
      'a name with a web address',
      { firstName: 'see evil.test' },
      'Put a space after each period, and don’t include web addresses',
    ],
    [
      'an email address followed by a second one',
      { email: 'a@example.com\nbcc: b@example.com' },
      'Please enter a valid email address',
    ],
  ])('refuses %s', (_, changes, message) => {
    expect(messagesFor(changes)).toEqual({ [Object.keys(changes)[0] ?? '']: message });
  });
});

test.each(['7025550199', '+1 (702) 555-0199', '702.555.0199', '702-555-0199 ext. 12', '+34 612 345 678'])(
  '%s is a phone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  },
);

test.each(['', '911', '555 0199 x1234567', '1234567890123456', '702-555-0199; drop', '+', '(((((((((('])(
  '%j is not a phone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);

test.each([
  ['2026-11-22', 'Choose today or a later date'],
  ['2026-11-23', undefined],
  ['2027-11-23', undefined],
  ['2027-11-24', 'Choose a date within the next 365 days'],
])('on 2026-11-23, the preferred date %s gives: %s', (date, message) => {
  expect(preferredDateMessage(date, '2026-11-23')).toBe(message);
});
