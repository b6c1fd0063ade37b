import { expect, test } from 'vitest';
import { codeClass } from './code-class.ts';

const booked = [{ clientKey: 'home' }, { clientKey: 'phone' }];

test.each([
  ['a client that booked one of the appointments', 'phone', 'own-code'],
  ['another client', 'stranger', 'code'],
])('a code for %s', (_, clientKey, mailClass) => {
  expect(codeClass(booked, clientKey)).toBe(mailClass);
});
