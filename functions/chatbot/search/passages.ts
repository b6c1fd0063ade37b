import { articles } from '#shared/blog/content/articles.ts';
import type { ChatLink } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { shopTestPath } from '#shared/lab-tests/shop-path.ts';
import { contentPages } from '#shared/services/content/pages.ts';

/** A piece of the site that can answer a question, quoted as "Title: text". */
export interface Passage {
  title: string;
  /** Whole sentences. */
  text: string;
  /** The button under a quote, which opens the passage's page. */
  link: ChatLink;
}

/** The values of a piece of content under some of its keys, with lists flattened. */
const partsOf = (piece: unknown, keys: string) =>
  keys.split(' ').flatMap((key): unknown[] => Object(piece)[key] ?? []);

/** Text as a sentence. A price consists of its label, the price and its unit. */
function sentenceOf(part: unknown): string {
  const text = typeof part === 'string' ? part : Object.values(Object(part)).join(' ');
  return /[.!?:]["”)]?$/.test(text) ? text : `${text}.`;
}

/**
 * The passages of a page, section, card or FAQ entry, including nested ones. Leaves out urgent pieces, which say when
 * to call 911: questions about dangers are answered before any search.
 */
function passagesOf(piece: unknown, link: ChatLink): Passage[] {
  if (partsOf(piece, 'tone').includes('urgent')) return [];
  const [title = link.title] = partsOf(piece, 'title name question').map(String);
  const said = partsOf(piece, 'lead prices text content price answer paragraphs points note').map(sentenceOf);
  const inside = partsOf(piece, 'sections cards steps questions').flatMap((each) => passagesOf(each, link));
  return said.length > 0 ? [{ title, text: said.join(' '), link }, ...inside] : inside;
}

/** An article with its blocks grouped under their headings. */
function inSections({ id, title, blocks }: (typeof articles)[number]) {
  const sections = [{ title, points: [] as unknown[] }];
  for (const block of blocks)
    if (block.kind === 'heading') sections.push({ title: block.text, points: [] });
    else if (block.kind !== 'urgent') sections.at(-1)?.points.push(...partsOf(block, 'text points steps'));
  return { title, sections, href: `/blog-inside/${id}` };
}

/** Everything that the chat may quote. */
export const passages: readonly Passage[] = [
  ...contentPages.map((page) => ({ ...page, href: page.path })),
  ...labTests.map((test) => ({ ...test, href: shopTestPath(test.id) })),
  ...articles.map(inSections),
].flatMap((page) => passagesOf(page, { title: page.title, href: page.href }));
