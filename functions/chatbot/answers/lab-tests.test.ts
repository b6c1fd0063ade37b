import { expect, test } from 'vitest';
import { testsNotSold } from '#shared/lab-tests/aliases.ts';
import { answer } from './answer.ts';

const replyTo = (question: string) => answer(question, new Date('2026-11-24T10:00:00-08:00')).reply;

test.each(testsNotSold)('the price of %s is not that of a test with a shorter name', (name) => {
  expect(replyTo(`how much is the ${name} test`)).toContain('I don’t have a price for that');
});

test('a comprehensive metabolic panel has its price', () => {
  expect(replyTo('how much is a comprehensive metabolic panel')).toContain('CMP is $30.00');
});
