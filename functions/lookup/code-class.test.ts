import { expect, test } from 'vitest';
import { codeClass } from './code-class.ts';

const appointments = [
  { clientKey: 'stranger', bookingDate: '2026-11-23T17:00:01.000Z' },
  { clientKey: 'home', bookingDate: '2026-11-23T17:00:00.000Z' },
  { clientKey: 'home', bookingDate: '2026-11-23T18:00:00.000Z' },
];

test.each([
  ['the client that booked first', 'home', 'own-code'],
  ['a stranger who booked with the address later', 'stranger', 'code'],
  ['a client that booked nothing', 'other', 'code'],
])('a code for %s', (_, clientKey, mailClass) => {
  expect(codeClass(appointments, clientKey)).toBe(mailClass);
});
