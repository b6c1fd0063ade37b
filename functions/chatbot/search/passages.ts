import { linkTexts } from '#functions/chatbot/texts/links.ts';
import type { Article } from '#shared/blog/article.ts';
import type { ChatLink } from '#shared/chatbot/routes.ts';
import type { LabTest } from '#shared/lab-tests/catalogue.ts';
import type { LabTestDetails } from '#shared/lab-tests/details.ts';
import { shopPath, shopTestPath } from '#shared/lab-tests/shop-path.ts';
import type { ContentPage, ContentSection, PriceCard } from '#shared/site/content.ts';

/** A piece of the site that can be the answer to a question. */
export interface Passage {
  title: string;
  /** The text to quote: whole sentences, one or more per line. */
  text: string;
  /** Title of the page it is on. */
  page: string;
  href: string;
  /** The button under a quote: the page, or for a lab test its details in the shop. */
  link: ChatLink;
  /** Whether it names a price. */
  priced: boolean;
  /** Whether its page sells what it describes, rather than just mentioning it. */
  offer: boolean;
}

type Piece = Pick<Passage, 'title' | 'text'> & { offer?: boolean };

/** The most that a reply quotes, in characters. */
export const longestQuote = 350;

/** `Title: text`, as a card reads aloud. */
function titled(title: string, text: string): string {
  return /[.!?]$/.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}

/** Points as sentences that can be quoted: "Title: one; two; three." */
function pointLines(title: string, points: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const point of points.map((each) => each.replace(/\.$/, ''))) {
    const longer = line ? `${line}; ${point}` : titled(title, point);
    if (line && longer.length >= longestQuote) {
      lines.push(`${line}.`);
      line = titled(title, point);
    } else line = longer;
  }
  return line ? [...lines, `${line}.`] : lines;
}

function lines(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n');
}

function priceText({ name, text, prices }: PriceCard): string {
  const each = prices.map(({ label, price, unit }) => [label, price, unit].filter(Boolean).join(' '));
  return lines(`${titled(name, each.join(', '))}.`, text);
}

function sectionPieces(section: ContentSection, page: string): Piece[] {
  const title = section.title ?? page;
  const cards = (items: readonly { title: string; text: string }[]): Piece[] =>
    items.map((item) => ({ title: item.title, text: titled(item.title, item.text) }));
  switch (section.kind) {
    case 'prose':
      return [{ title, text: lines(section.lead, ...section.paragraphs) }];
    case 'list':
      return [
        { title, text: lines(...pointLines(title, section.points), section.note) },
        ...namedPoints(title, section.points, page),
      ];
    case 'cards':
      return [...cards(section.cards), ...(section.note ? [{ title, text: section.note }] : [])];
    case 'steps':
      return cards(section.steps);
    case 'prices':
      return [
        ...section.cards.map((card) => ({ title: card.name, text: priceText(card), offer: true })),
        ...(section.note ? [{ title, text: section.note }] : []),
      ];
    case 'questions':
      return section.questions.map(({ question, answer }) => ({
        title: question,
        text: titled(question, answer),
      }));
    case 'notice':
      // When to call 911 is answered by emergencies/, before any search.
      return section.tone === 'urgent'
        ? []
        : [{ title, text: lines(section.text, ...(section.points ?? [])) }];
    // An illustrated story and a call to book hold no facts.
    case 'story':
    case 'call':
      return [];
  }
}

/** Points up to this length, in characters, name one thing. */
const longestName = 60;

/** A passage for each point that names a thing: a question is mostly about one of them. */
function namedPoints(title: string, points: readonly string[], page: string): Piece[] {
  return points
    .filter((point) => point.length <= longestName)
    .map((point) => ({ title: point, text: `${titled(`${page}, ${title}`, point)}.` }));
}

function onPage(pieces: Piece[], page: string, href: string): Passage[] {
  const link = { title: page, href };
  return pieces.map((piece) => ({
    offer: false,
    ...piece,
    page,
    href,
    link,
    priced: piece.text.includes('$'),
  }));
}

export function pagePassages({ title, lead, sections, path }: ContentPage): Passage[] {
  const pieces = sections.flatMap((section) => sectionPieces(section, title));
  return onPage([{ title, text: lead }, ...pieces], title, path);
}

/** An article, one passage for each heading. */
export function articlePassages({ id, title, blocks }: Article): Passage[] {
  const pieces: Piece[] = [{ title, text: '' }];
  for (const block of blocks) {
    const current = pieces.at(-1) ?? { title, text: '' };
    if (block.kind === 'heading') pieces.push({ title: block.text, text: '' });
    else if (block.kind === 'paragraph') current.text = lines(current.text, block.text);
    else if (block.kind === 'points')
      current.text = lines(current.text, ...pointLines(current.title, block.points));
    else if (block.kind === 'steps')
      current.text = lines(current.text, ...pointLines(current.title, block.steps));
  }
  return onPage(
    pieces.filter(({ text }) => text !== ''),
    title,
    `/blog-inside/${id}`,
  );
}

export function labTestPassages({ id, title, content, price }: LabTest, details: LabTestDetails): Passage[] {
  const pieces = [
    { title, text: `${title}: ${price}.\n${content}`, offer: true },
    { title: `${title}: preparation, fasting`, text: titled(title, details.preparation) },
    { title: `${title}: results`, text: titled(title, details.results) },
    { title: `${title}: what it measures`, text: titled(title, details.measures) },
  ];
  const link = { title: linkTexts.seeTest(title), href: shopTestPath(id) };
  return onPage(pieces, 'Lab Tests & Services', shopPath).map((passage) => ({ ...passage, link }));
}
