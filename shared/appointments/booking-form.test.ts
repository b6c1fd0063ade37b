import { describe, expect, test } from 'vitest';
import { fieldMessages } from '#shared/api/problem.ts';
import { bookingFormSchema } from './booking-form.ts';

const filled = {
  firstName: 'Ana María',
  lastName: "O'Neill-Smith",
  dob: '1980-02-29',
  email: 'ana@example.com',
  insuranceNumber: 'XK-991 22',
  insuranceProvider: 'Cigna',
};

function messagesFor(changes: Record<string, unknown>) {
  const parsed = bookingFormSchema.safeParse({ ...filled, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

describe('the booking form', () => {
  test('accepts names with accents and apostrophes, and trims them', () => {
    expect(bookingFormSchema.parse({ ...filled, firstName: '  Ana María ' })).toEqual(filled);
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['dob', 'Date of birth is required'],
    ['email', 'Please enter a valid email address'],
    ['insuranceNumber', 'Insurance number is required'],
    ['insuranceProvider', 'Insurance provider is required'],
  ])('explains a missing %s: %s', (field, message) => {
    for (const missing of ['', '   ', undefined, null, 7]) {
      expect(messagesFor({ [field]: missing })).toEqual({ [field]: message });
    }
  });

  test.each([
    ['an email address without a domain', { email: 'ana@' }, 'email'],
    ['an email address of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'email'],
    ['a name of 101 characters', { firstName: 'a'.repeat(101) }, 'firstName'],
    ['a name with a web address', { lastName: 'see https://evil.test' }, 'lastName'],
    ['a name with a bare domain', { firstName: 'cheap-pills.com' }, 'firstName'],
    ['a name with a line break', { firstName: 'Ana\nBcc: x' }, 'firstName'],
    ['a name with a null character', { firstName: 'A\u0000na' }, 'firstName'],
    ['a name that turns the text around', { firstName: 'Ana \u202egnp.exe' }, 'firstName'],
    ['a day that does not exist', { dob: '1980-02-30' }, 'dob'],
  ])('refuses %s', (_, changes, field) => {
    expect(Object.keys(messagesFor(changes))).toEqual([field]);
  });

  test.each(['Jr.', 'St. John', 'D.J.', 'José', '李', 'van der Berg', 'Mary Jo'])(
    'accepts the name %s',
    (firstName) => {
      expect(messagesFor({ firstName })).toEqual({});
    },
  );

  test('drops unknown fields', () => {
    expect(bookingFormSchema.parse({ ...filled, status: 'completed', version: 9 })).toEqual(filled);
  });
});
