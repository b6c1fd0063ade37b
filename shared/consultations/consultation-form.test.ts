import { expect, test } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { consultationFormSchema } from './consultation-form.ts';

const filled = { name: 'Dana Ortega', email: 'dana@example.com', date: '2026-11-24' };

function messagesFor(changes: Record<string, unknown>) {
  const parsed = consultationFormSchema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

test('accepts a name, an email address and a date, and drops everything else', () => {
  const sent = { name: ' Dana Ortega ', email: ' dana@example.com ', date: '2026-11-24', to_email: 'x' };
  expect(consultationFormSchema.parse(sent)).toEqual(filled);
});

test.each([
  ['name', 'Name is required.'],
  ['email', 'Valid email is required.'],
  ['date', 'Date is required.'],
])('explains a missing %s: %s', (field, message) => {
  for (const missing of ['', '   ', undefined, null, 7]) {
    expect(messagesFor({ [field]: missing })).toEqual({ [field]: message });
  }
});

test.each([
  ['an email address without a domain', { email: 'dana@' }, 'Valid email is required.'],
  [
    'an email address of 255 characters',
    { email: `${'a'.repeat(243)}@example.com` },
    'Valid email is required.',
  ],
  [
    'a name with a web address',
    { name: 'Win at pills.com' },
    'Put a space after each period, and don’t include web addresses',
  ],
  [
    'a name with a line break',
    { name: 'Dana\nBcc: x' },
    'Use only letters, spaces, hyphens, apostrophes and periods',
  ],
  ['a name of 101 characters', { name: 'a'.repeat(101) }, 'Use 100 characters or fewer'],
  ['a day that does not exist', { date: '2026-02-30' }, 'Enter the date as month, day and year'],
])('refuses %s', (_, changes, message) => {
  expect(messagesFor(changes)).toEqual({ [Object.keys(changes)[0] ?? '']: message });
});
