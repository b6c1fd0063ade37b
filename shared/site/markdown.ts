import type { ContentAction, LinkedText, RoutePath } from './content.ts';

/**
 * The start of a block: a heading, a smaller heading, a point, a step, an urgent notice, or text without a
 * mark.
 */
type Mark = '##' | '###' | '-' | '1.' | '>' | '';

/** For each allowed mark, the function that makes its block. A list has several texts, other blocks have one. */
type Dialect<Block> = { [mark in Mark]?: (text: LinkedText, ...more: LinkedText[]) => Block };

/** These characters stand for the template's values while the text is parsed, so that markup in a value is ignored. */
const placeholder = /[\uE000-\uF8FF]/g;
const firstPlaceholder = 0xe000;

const lineStart = /^(?:(###?|[->]|\d+\.) )? *(?!\d+\) )(?=[\p{L}\p{N}“‘($[\uE000-\uF8FF])/u;
const link = /\[([^[\]]+)\]\(([^\s()]+)(?: "([^"]+)")?\)/;
const strayMarkup = /[[\]*`<\\]/;

/** Throws: the text isn't in our subset of Markdown. */
export function refuse(text: string): never {
  throw new Error(`This isn't in our subset of Markdown: ${JSON.stringify(text)}`);
}

/** Returns a text without links unchanged. Throws if the text has links. */
export function plain(text: LinkedText): string {
  return typeof text === 'string'
    ? text
    : refuse(text.map((piece) => (typeof piece === 'string' ? piece : piece.label)).join(''));
}

/** The mark of a block and its texts. A line without a mark continues the line above. */
function readBlock(lines: string) {
  const texts: string[] = [];
  let mark: string | undefined;
  for (const line of lines.split('\n')) {
    const [start, found = ''] = lineStart.exec(line) ?? refuse(line);
    const text = line.slice(start.length);
    const next = found.replace(/\d+/, '1');
    mark ??= next;
    if (texts.length > 0 && (mark.startsWith('#') || (next && next !== mark))) refuse(lines);
    texts.push(texts.length === 0 || /^(-|1)/.test(next) ? text : `${texts.pop()} ${text}`);
  }
  return { mark: mark as Mark, texts };
}

/** Our screens and files open in the same tab, other sites in a new one. */
function linkTo(label: string, target: string, hint: string): ContentAction {
  if (target.startsWith('https:')) return { label, href: target, newTab: true, ...(hint && { hint }) };
  if (hint) refuse(hint);
  if (/^\/(?:[^/.][^.]*)?$/.test(target)) return { label, to: target as RoutePath };
  return /^(\/[^/]|tel:\+?\d|mailto:)\S*$/.test(target) ? { label, href: target } : refuse(target);
}

/** A text with its links. `filled` puts the values back into the text. */
function readLinks(text: string, filled: (text: string) => string): LinkedText {
  const pieces = text.split(link).flatMap((piece, index, all): string | ContentAction | [] => {
    if (index % 4 === 1)
      return linkTo(filled(piece), filled(all[index + 1] ?? ''), filled(all[index + 2] ?? ''));
    if (index % 4 !== 0 || piece === '') return [];
    return strayMarkup.test(piece) ? refuse(text) : filled(piece);
  });
  const [first] = pieces;
  return pieces.length === 1 && typeof first === 'string' ? first : pieces;
}

/**
 * Reads prose in a small subset of Markdown, with an empty line between blocks. Legal pages use it as a template
 * tag; files pass their text and facts as its arguments. A value on its own line is already a block. Text outside
 * the subset throws wherever it's read, so every test and build finds it. We don't use a library, because it wouldn't
 * check the kinds and shapes of a page's sections.
 */
export function markdown<Block extends object>(dialect: Dialect<Block>) {
  return (strings: readonly string[], ...values: (string | number | Block | readonly Block[])[]): Block[] => {
    const valueAt = (hole: string) => values[hole.charCodeAt(0) - firstPlaceholder];
    const filled = (text: string) =>
      text.replace(placeholder, (hole) => {
        const value = valueAt(hole);
        return value === undefined || typeof value === 'object' ? refuse(text) : String(value);
      });
    const source = strings.reduce((text, next, index) => {
      return text + String.fromCharCode(firstPlaceholder + index - 1) + next;
    });
    const blocks = source.trim().split(/\n\s*\n/);
    return blocks.flatMap((lines) => {
      const value = lines.length === 1 ? valueAt(lines) : undefined;
      if (typeof value === 'object') return value;
      const { mark, texts } = readBlock(lines);
      const [text, ...more] = texts.map((each) => readLinks(each, filled));
      const block = dialect[mark];
      return block && text ? block(text, ...more) : refuse(lines);
    });
  };
}

/**
 * Blocks grouped by their titles, which may end with a detail in braces: `## Benefits of an X-ray {cards}`.
 */
export function byTitle<Block extends object>(blocks: readonly (Block | { title: string })[]) {
  const sections: { title: string; detail: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if ('title' in block) {
      const [, title = '', detail = ''] = /^(.+?)(?: \{(.+)\})?$/.exec(block.title) ?? [];
      if (/[{}]/.test(title)) refuse(block.title);
      sections.push({ title, detail, blocks: [] });
    } else (sections.at(-1) ?? refuse(JSON.stringify(block))).blocks.push(block);
  }
  return sections;
}
