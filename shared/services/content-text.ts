import type {
  ContentAction,
  ContentPage,
  ContentSection,
  LinkedText,
  PriceCard,
} from '#shared/site/content.ts';
import { byTitle, markdown, plain, refuse } from '#shared/site/markdown.ts';
import { pictureNames } from '#shared/site/pictures.ts';

type Block =
  | { item: string }
  | { text: string }
  | { points: readonly string[] }
  | { quote: string }
  | { actions: readonly ContentAction[] };

/** The parts of each kind of section, in order, by their initials: text, points, an item's title, quote, actions. */
const shapes: Readonly<Record<string, RegExp>> = {
  prose: /^t+a*$/,
  list: /^t?pt?$/,
  cards: /^t?(it)+t?$/,
  steps: /^t?(it)+$/,
  questions: /^t?(it)+$/,
  info: /^tp?a*$/,
  warn: /^tp?a*$/,
  urgent: /^tp?a*$/,
  call: /^t?a+$/,
  prices: /^t?(itp)+t?$/,
  story: /^tqt$/,
};

/** Makes a text that consists only of links the section's buttons. */
function textOrActions(text: LinkedText): Block {
  if (typeof text === 'string') return { text };
  const links = text.filter((piece) => piece !== ' ');
  return { actions: links.map((piece) => (typeof piece === 'string' ? refuse(piece) : piece)) };
}

const blocksOf = markdown<Block | { title: string }>({
  '##': (title) => ({ title: plain(title) }),
  '###': (item) => ({ item: plain(item) }),
  '-': (...points) => ({ points: points.map(plain) }),
  '>': (quote) => ({ quote: plain(quote) }),
  '': textOrActions,
});

function letterOf(block: Block): string {
  if ('item' in block) return 'i';
  if ('points' in block) return 'p';
  if ('quote' in block) return 'q';
  return 'text' in block ? 't' : 'a';
}

/** A point that is a price, with a label before it or a unit after it: `4 shots: $100`, `$399 per month`. */
const priceForm = /^(?:(?<label>[^$]+): )?(?<price>\$\d[\d,]*(?:\.\d\d)?)(?: (?<unit>per \w+))?$/;

function priceCard(name: string, text: string, points: readonly string[]): PriceCard {
  const prices = points.flatMap((point) => {
    const { label, price, unit } = priceForm.exec(point)?.groups ?? {};
    return price ? { ...(label && { label }), price, ...(unit && { unit }) } : [];
  });
  const others = points.filter((point) => !priceForm.test(point));
  const unread = prices.length === 0 ? name : others.find((point) => point.includes('$'));
  if (unread) refuse(unread);
  return { name, text, prices, points: someOf(others) };
}

const someOf = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined);

function sectionOf(title: string, detail: string, blocks: readonly Block[]): ContentSection {
  const [kind = '', pictureName, ...more] = (detail || 'prose').split(' ');
  const picture = pictureNames.find((name) => name === pictureName);
  const order = blocks.map(letterOf).join('');
  const hasRightPicture =
    picture === pictureName && (kind === 'story' ? picture : kind === 'prose' || !picture);
  const isKnown =
    Object.hasOwn(shapes, kind) && shapes[kind]?.test(order) && hasRightPicture && more.length === 0;
  if (!isKnown) refuse(`## ${title} {${detail}}: ${order}`);

  const textAt = (index: number) => {
    const block = blocks[index];
    return block && 'text' in block ? [block.text] : [];
  };
  const items = blocks.flatMap((block, index) =>
    'item' in block ? textAt(index + 1).map((text) => ({ title: block.item, text })) : [],
  );
  const texts = blocks.flatMap((_, index) => (order[index - 1] === 'i' ? [] : textAt(index)));
  const points = blocks.flatMap((block) => ('points' in block ? block.points : []));
  const actions = blocks.flatMap((block) => ('actions' in block ? block.actions : []));
  const lead = order.startsWith('t') ? texts[0] : undefined;
  const note = /(p|it)t$/.test(order) ? texts.at(-1) : undefined;
  switch (kind) {
    case 'prose':
      return { kind, title, paragraphs: texts, picture, actions: someOf(actions) };
    case 'list':
      return { kind, title, lead, points, note };
    case 'cards':
      return { kind, title, lead, cards: items, note };
    case 'steps':
      return { kind, title, lead, steps: items };
    case 'questions': {
      const questions = items.map(({ title: question, text: answer }) => ({ question, answer }));
      return { kind, title, lead, questions };
    }
    case 'call':
      return { kind, title, lead, actions };
    case 'prices': {
      const lists = blocks.flatMap((block) => ('points' in block ? [block.points] : []));
      const cards = items.map((item, index) => priceCard(item.title, item.text, lists[index] ?? []));
      return { kind, title, lead, cards, note };
    }
    case 'story': {
      const [pictureText = '', speaker = ''] = texts;
      const quote = blocks.map((block) => ('quote' in block ? block.quote : '')).join('');
      return picture ? { kind, title, picture, pictureText, quote, speaker } : refuse(title);
    }
    default:
      return {
        kind: 'notice',
        tone: kind as 'info' | 'warn' | 'urgent',
        title,
        text: texts.join(),
        points: someOf(points),
        actions: someOf(actions),
      };
  }
}

/**
 * A content page: its lead, its buttons, and its sections, each with its kind in braces: `## Benefits of an X-ray
 * {cards}`. Without braces a section is prose, and `{prose x-ray}` adds a picture. Cards, steps and questions are
 * `### titles` with a text, prices also have points. `{urgent}` and the like are notices. A story is a picture's
 * text, a `> quote` and its speaker. Buttons are links in a separate paragraph.
 */
export function contentText(
  ...template: Parameters<typeof blocksOf>
): Pick<ContentPage, 'lead' | 'actions' | 'sections'> {
  const [lead, buttons, ...blocks] = blocksOf(...template);
  if (!lead || !('text' in lead) || !buttons || !('actions' in buttons)) return refuse('the start of a page');
  const sections = byTitle<Block>(blocks).map(({ title, detail, blocks }) =>
    sectionOf(title, detail, blocks),
  );
  return { lead: lead.text, actions: buttons.actions, sections };
}
