import { expect, test } from 'vitest';
import { replyTo } from '#functions/chatbot/ask.harness.ts';
import { testsNotSold } from '#shared/lab-tests/aliases.ts';

test.each(testsNotSold)('the price of %s is not that of a test with a shorter name', async (name) => {
  expect(await replyTo(`how much is the ${name} test`)).toContain('I don’t have a price for that');
});

test('a comprehensive metabolic panel has its price', async () => {
  expect(await replyTo('how much is a comprehensive metabolic panel')).toContain('CMP is $30.00');
});
