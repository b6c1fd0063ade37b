import { describe, expect, test } from 'vitest';
import { ask } from '#functions/chatbot/ask.harness.ts';
import { babyWords, childAndBoyWords } from './children.ts';

describe.each(childAndBoyWords)('“my %s”', (word) => {
  test.each([
    `my ${word} has 105.2`,
    `my ${word} ate detergent`,
    `scorpion on my ${word}`,
    `my ${word} is 2 months and feels hot`,
  ])('“%s” is an emergency', async (message) => {
    expect((await ask(message)).emergency).toBe(true);
  });
});

test.each(babyWords)('a fever of “my %s” may be an emergency', async (word) => {
  const { reply, emergency } = await ask(`my ${word} has fever`);
  expect(emergency).toBe(true);
  expect(reply).toMatch(/3 months|3 meses/);
});

test.each(['my kids have a fever', 'fever, grandkid', 'our little one feels feverish'])(
  '“%s” isn’t answered as an adult’s',
  async (message) => {
    expect((await ask(message)).reply).toContain('A fever is 100.4 °F');
  },
);
