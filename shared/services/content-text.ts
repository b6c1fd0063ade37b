import type { ContentAction, ContentSection, LinkedText } from '#shared/site/content.ts';
import { byTitle, markdown, plain, refuse } from '#shared/site/markdown.ts';
import { pictureNames } from '#shared/site/pictures.ts';

type Block =
  | { item: string }
  | { text: string }
  | { points: readonly string[] }
  | { actions: readonly ContentAction[] }
  | ContentAction;

/**
 * The parts of each kind of section, in this order: texts, points, items, each with its text, and actions.
 */
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
};

/** A text that consists of links only is the section's buttons. */
function textOrActions(text: LinkedText): Block {
  if (typeof text === 'string') return { text };
  const links = text.filter((piece) => piece !== ' ');
  return { actions: links.map((piece) => (typeof piece === 'string' ? refuse(piece) : piece)) };
}

const blocksOf = markdown<Block | { title: string }>({
  '##': (title) => ({ title: plain(title) }),
  '###': (item) => ({ item: plain(item) }),
  '-': (...points) => ({ points: points.map(plain) }),
  '': textOrActions,
});

function letterOf(block: Block): string {
  if ('item' in block) return 'i';
  if ('points' in block) return 'p';
  return 'text' in block ? 't' : 'a';
}

const someOf = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined);

function sectionOf(title: string, detail: string, blocks: readonly Block[]): ContentSection {
  const [kind = '', pictureName] = (detail || 'prose').split(' ');
  const picture = pictureNames.find((name) => name === pictureName);
  const order = blocks.map(letterOf).join('');
  const isKnown = shapes[kind]?.test(order) && picture === pictureName && (!picture || kind === 'prose');
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
  const actions = blocks.flatMap((block): readonly ContentAction[] => {
    if ('label' in block) return [block];
    return 'actions' in block ? block.actions : [];
  });
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
 * The sections of a content page, each with its kind in braces: `## Benefits of an X-ray {cards}`. Without
 * braces it's prose, and `{prose x-ray}` adds a picture. Cards, steps and questions are `### titles` with a
 * text. `{urgent}` and the like are notices. Buttons are links in a separate paragraph, or values.
 */
export const contentText = (...template: Parameters<typeof blocksOf>): ContentSection[] =>
  byTitle<Block>(blocksOf(...template)).map(({ title, detail, blocks }) => sectionOf(title, detail, blocks));
