import { expect, test } from 'vitest';
import { ask } from '#functions/chatbot/ask.harness.ts';

test.each([
  ['my baby is 13 weeks old with a fever', 'In a baby under 3 months', true],
  ['3 month old with 101 fever', 'At 3 to 6 months', false],
  ['my 5 month old has a fever', 'At 3 to 6 months', false],
  ['my 7 month old has a fever', 'At 6 to 24 months', false],
  ['23 month old with a fever', 'At 6 to 24 months', false],
  ['2 year old with a fever', 'Over age 2', false],
  ['my 17 year old has a fever', 'Over age 2', false],
  ['18 year old with a fever', 'Adults', false],
  ['my daughter has 100.2', 'A fever is 100.4 °F (38 °C) or higher', false],
])('“%s” is answered for that age: “%s”', async (question, says, isEmergency) => {
  const { reply, emergency } = await ask(question);
  expect(reply).toContain(says);
  expect(emergency).toBe(isEmergency);
});
