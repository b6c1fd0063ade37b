import { expect, test } from 'vitest';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import { originOf } from './smoke.ts';

test.each([
  ['https://clinics.example.com', 'https://clinics.example.com'],
  ['https://clinics.example.com/#/book-appointment', 'https://clinics.example.com'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is the site %s', (address, origin) => {
  expect(originOf([address])).toBe(origin);
});

test.each([
  [[], 'Name one site'],
  [['https://one.example.com', 'https://two.example.com'], 'Name one site'],
  [['clinics.example.com'], 'isn’t an address'],
  [['http://clinics.example.com'], 'https://'],
  [['file:///clinics'], 'https://'],
])('%j is refused', (args, reason) => {
  expect(() => originOf(args)).toThrow(CommandProblem);
  expect(() => originOf(args)).toThrow(reason);
});
