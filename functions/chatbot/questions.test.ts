import { describe, expect, test } from 'vitest';
import { ask } from './ask.harness.ts';
import { type QuestionGroup, questionGroups } from './questions.harness.ts';

type Asked = QuestionGroup & {
  question: string;
};

const all: Asked[] = questionGroups.flatMap((group) =>
  group.asked.map((question) => ({ ...group, question })),
);

/** What went wrong, for the report of a failure; undefined for the expected answer. */
async function missed({ question, says, href, emergency }: Asked): Promise<string | undefined> {
  const given = await ask(question);
  const isRight =
    given.reply.includes(says) &&
    given.links.some((link) => link.href === href) &&
    given.emergency === Boolean(emergency);
  return isRight ? undefined : `${question}\n  expected: ${says} (${href})\n  was: ${given.reply}`;
}

describe('questions as people type them', () => {
  test('number at least 150', () => {
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThanOrEqual(150);
  });

  test('are answered right, with the button that does it, and in an emergency with whom to call', async () => {
    const misses = await Promise.all(all.map(missed));
    expect(misses.filter((miss) => miss !== undefined)).toEqual([]);
  });

  test('get an answer that reads as sentences, with a button', async () => {
    for (const { question } of all) {
      const { reply, links } = await ask(question);
      expect(reply, question).toMatch(/^[“\p{Lu}].*[.!?]$/su);
      expect(links.length, question).toBeGreaterThan(0);
      expect(new Set(links.map(({ href }) => href)).size, question).toBe(links.length);
    }
  });
});
