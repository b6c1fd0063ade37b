import type { Article } from '#shared/blog/article.ts';
import { articles } from '#shared/blog/content/articles.ts';
import type { ChatLink } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { contentPages } from '#shared/services/content/pages.ts';

/** A piece of the site that can answer a question, read aloud as "Title: text". */
export interface Passage {
  title: string;
  /** Whole sentences. */
  text: string;
  /** The page it is on, as the button under a quote. */
  link: ChatLink;
}

/** What a piece of content has under some of its keys, lists flattened. */
function partsOf(piece: object, ...keys: string[]): unknown[] {
  return keys.flatMap((key) => (piece as Record<string, unknown>)[key] ?? []);
}

/** Text as a sentence. A price has several parts: its label, the price and its unit. */
function sentenceOf(part: unknown): string {
  const text = typeof part === 'string' ? part : Object.values(Object(part)).join(' ');
  return /[.!?:]["”)]?$/.test(text) ? text : `${text}.`;
}

/**
 * The passages of a section, card, step or question of the site, and of those in it. When to call 911 is answered before
 * any search, and never quoted.
 */
function passagesOf(piece: object, link: ChatLink): Passage[] {
  if (partsOf(piece, 'tone').includes('urgent')) return [];
  const [title = link.title] = partsOf(piece, 'title', 'name', 'question').map(String);
  const said = partsOf(piece, 'lead', 'prices', 'text', 'answer', 'paragraphs', 'points', 'note');
  const own = said.length > 0 ? [{ title, text: said.map(sentenceOf).join(' '), link }] : [];
  const inside = partsOf(piece, 'cards', 'steps', 'questions');
  return [...own, ...inside.flatMap((each) => passagesOf(Object(each), link))];
}

/** An article's blocks, gathered under their headings. */
function sectionsOf({ title, blocks }: Article): object[] {
  const sections: { title: string; paragraphs: unknown[] }[] = [{ title, paragraphs: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push({ title: block.text, paragraphs: [] });
    else if (block.kind !== 'urgent')
      sections.at(-1)?.paragraphs.push(...partsOf(block, 'text', 'points', 'steps'));
  }
  return sections;
}

/** Everything that the chat may quote. */
export const passages: readonly Passage[] = [
  ...contentPages.map(({ title, path, lead, sections }) => ({
    title,
    href: path,
    pieces: [{ lead }, ...sections],
  })),
  ...labTests.map(({ id, title, content }) => ({
    title,
    href: shopTestPath(id),
    pieces: [{ text: content }],
  })),
  ...articles.map((article) => ({
    title: article.title,
    href: `/blog-inside/${article.id}`,
    pieces: sectionsOf(article),
  })),
].flatMap(({ title, href, pieces }) => pieces.flatMap((piece) => passagesOf(piece, { title, href })));
