import { describe, expect, test } from 'vitest';
import { articleIds } from '#shared/site/article-ids.ts';
import type { Article } from './article.ts';
import { articles } from './content/articles.ts';
import { articleSummaries } from './content/summaries.ts';

function textsOf({ blocks }: Article): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'points') return block.points;
    return block.kind === 'steps' ? block.steps : block.text;
  });
}

function countWords(texts: readonly string[]): number {
  return texts.flatMap((text) => text.split(/\s+/)).length;
}

const titleByPath = new Map(articles.map(({ id, title }) => [`/blog-inside/${id}`, title]));

describe('the list', () => {
  // The list's ninth article has id 11. The article with id 9, about UTI testing, isn't in the list.
  test('has ten articles, the ninth on nutrition instead of article 9', () => {
    expect(articleSummaries.map(({ id }) => id)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '11',
      '10',
    ]);
    expect(articleSummaries[8]?.title).toBe('Nutrition Basics: Building a Balanced Diet');
    expect(titleByPath.get('/blog-inside/9')).toMatch(/UTI/);
  });

  test('has the titles of the articles’ own pages', () => {
    for (const { id, title } of articleSummaries) expect(titleByPath.get(`/blog-inside/${id}`)).toBe(title);
  });

  test('leaves out no id of an article', () => {
    expect(articles.map(({ id }) => id)).toEqual(articleIds);
  });

  test.each(articleSummaries)('$id has a snippet that fits its card', ({ snippet }) => {
    expect(snippet.length).toBeGreaterThan(50);
    expect(snippet.length).toBeLessThan(120);
  });
});

describe.each(articles)('article $id, $title', (article) => {
  const texts = textsOf(article);

  test('has 500 to 900 words', () => {
    const words = countWords(texts);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
  });

  // The first paragraph has to be short: it's in large type, and is the screen's description for search engines.
  test('opens with a short paragraph', () => {
    expect(article.blocks[0]?.kind).toBe('paragraph');
    expect(texts[0]?.length).toBeLessThan(160);
  });

  test('says when to call 911', () => {
    const urgent = article.blocks.filter(({ kind }) => kind === 'urgent');
    expect(urgent).not.toHaveLength(0);
    for (const block of urgent) expect(block).toMatchObject({ text: expect.stringMatching(/call 911/i) });
  });

  test('has a past date in 2025 or 2026, in the displayed format', () => {
    expect(article.date).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 202[56]$/);
    const printed = new Date(`${article.date} UTC`).toLocaleDateString('en-US', {
      dateStyle: 'medium',
      timeZone: 'UTC',
    });
    expect(printed).toBe(article.date);
    expect(Date.parse(article.date)).toBeLessThan(Date.UTC(2026, 10, 1));
  });

  test('mentions no prices except for the flu vaccine and the semaglutide program', () => {
    for (const text of texts) {
      for (const [price, rest] of text.matchAll(/\$[\d.,]*\d(.{0,30})/g)) {
        if (price.startsWith('$30 ')) expect(text).toContain('flu vaccine is $30 without insurance');
        else expect([price, rest]).toEqual([expect.stringMatching(/^\$399 per month/), expect.anything()]);
      }
    }
  });

  test('is plain text without markup, empty texts or stray spaces', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/[<>*_#]|https?:/);
      expect(text).not.toMatch(/\s{2}|^\s|\s$/);
      expect(text).not.toBe('');
    }
  });

  // Article 9 has a single related link, to the blog.
  test('links to other articles by their titles', () => {
    if (article.id === '9') {
      expect(article.related.map(({ to }) => to)).toEqual(['/blog']);
      return;
    }
    expect(article.related.length).toBeGreaterThanOrEqual(2);
    expect(article.related.length).toBeLessThanOrEqual(3);
    for (const { title, to } of article.related) expect([to, title]).toEqual([to, titleByPath.get(to)]);
    expect(article.related.map(({ to }) => to)).not.toContain(`/blog-inside/${article.id}`);
    expect(new Set(article.related.map(({ to }) => to)).size).toBe(article.related.length);
  });

  test('has its own picture, unless it is article 9', () => {
    expect(article.picture).toBe(article.id === '9' ? undefined : `article-${article.id}`);
  });
});

test('every article is linked from another', () => {
  const reached = new Set(articles.flatMap(({ related }) => related.map(({ to }) => to)));
  for (const id of articleIds) expect(reached).toContain(`/blog-inside/${id}`);
});
