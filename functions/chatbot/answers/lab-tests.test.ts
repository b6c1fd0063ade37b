import { expect, test } from 'vitest';
import { replyTo } from '#functions/chatbot/ask.harness.ts';
import { testsNotSold } from '#shared/lab-tests/aliases.ts';

test.each(testsNotSold)('the price of %s is not that of a test with a shorter name', async (name) => {
  expect(await replyTo(`how much is the ${name} test`)).toContain('I don’t have a price for that');
});

test('a comprehensive metabolic panel has its price', async () => {
  expect(await replyTo('how much is a comprehensive metabolic panel')).toContain('CMP is $30.00');
});

test.each([
  'cbc vs cmp',
  'difference between a cbc and a cmp',
  'what’s the difference between cbc test and cmp test?',
])('“%s” says what each of them is', async (question) => {
  const reply = await replyTo(question);
  expect(reply).toContain('CBC: Complete blood count');
  expect(reply).toContain('CMP: Comprehensive metabolic panel');
});

test('two tests whose prices are compared have their prices', async () => {
  expect(await replyTo('price difference between tsh and t3')).toContain('TSH is $65.00');
});
