import { describe, expect, test } from 'vitest';
import { answer } from './answers/answer.ts';
import { askedAt, type QuestionGroup, questionGroups } from './questions.harness.ts';

type Asked = QuestionGroup & {
  question: string;
};

const all: Asked[] = questionGroups.flatMap((group) =>
  group.asked.map((question) => ({ ...group, question })),
);

/** What went wrong, for the report of a failure; undefined for the expected answer. */
function missed({ question, says, href, emergency }: Asked): string | undefined {
  const given = answer(question, askedAt);
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

  test('are answered right, with the button that does it, and in an emergency with whom to call', () => {
    expect(all.flatMap((asked) => missed(asked) ?? [])).toEqual([]);
  });

  test('get an answer that reads as sentences, with a button', () => {
    for (const { question } of all) {
      const { reply, links } = answer(question, askedAt);
      expect(reply, question).toMatch(/^[“\p{Lu}].*[.!?]$/su);
      expect(links.length, question).toBeGreaterThan(0);
      expect(new Set(links.map(({ href }) => href)).size, question).toBe(links.length);
    }
  });
});
