import { plainText, wordsOf } from '#functions/chatbot/words/plain-text.ts';
import type { Article } from '#shared/blog/article.ts';
import { articles } from '#shared/blog/content/articles.ts';
import type { ChatLink } from '#shared/chatbot/routes.ts';
import { type LabTest, labTests } from '#shared/lab-tests/catalogue.ts';
import { labTestDetails } from '#shared/lab-tests/details.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { contentPages } from '#shared/services/content/pages.ts';

/** A piece of the site that can answer a question, read aloud as "Title: text". */
export interface Passage {
  title: string;
  /** Whole sentences. */
  text: string;
  /** Its short points, each of which names a thing that it is about. */
  names: string;
  /** The page it is on, as the button under a quote. */
  link: ChatLink;
}

/** Points up to this length, in characters, name one thing. */
const longestName = 60;

/** Text as questions have it: words and numbers in lower case, one space apart. */
export function plainWords(text: string): string {
  return wordsOf(plainText(text)).words.join(' ');
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
  const points = partsOf(piece, 'points').map(String);
  const names = points.filter((point) => point.length <= longestName).join(' ');
  const own = said.length > 0 ? [{ title, text: said.map(sentenceOf).join(' '), names, link }] : [];
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

function testPassages({ id, title, content }: LabTest): Passage[] {
  const facts = Object.entries(labTestDetails[id]);
  const cards = facts.map(([fact, text]) => ({ title: `${title} ${fact}`, text }));
  return passagesOf({ text: content, cards }, { title, href: shopTestPath(id) });
}

let cached: readonly Passage[] | undefined;

/** Everything the chat may quote. Built with the first message, whose spelling is corrected to the words of the site. */
export function passages(): readonly Passage[] {
  const onPage = (title: string, href: string, pieces: readonly object[]) =>
    pieces.flatMap((piece) => passagesOf(piece, { title, href }));
  cached ??= [
    ...contentPages.flatMap(({ title, path, lead, sections }) =>
      onPage(title, path, [{ lead }, ...sections]),
    ),
    ...labTests.flatMap(testPassages),
    ...articles.flatMap((article) =>
      onPage(article.title, `/blog-inside/${article.id}`, sectionsOf(article)),
    ),
  ];
  return cached;
}
