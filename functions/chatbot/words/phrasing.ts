import type { LinkName, Said } from '#functions/chatbot/reply/reply.ts';

/** Words that may come between the words of a phrase, up to two in a row: "open the clinic" matches "open clinic". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my his her their our your is are was were be been am im hes shes its i me he she they we you so
  very really super kinda kind of sort just like some this that these those it to in on at from by with and
  have has had having get got getting even still also right now actually please both all out up real pretty
  bit little lil el la los las un una unos unas mi su sus se le les te me lo de del en y a al esta estoy
  estan muy que es ya bien tan yo pa ta nos mas por para`.split(/\s+/),
);

/** The position of a wording: the index of its first word, and the index after its last. */
export interface Span {
  start: number;
  end: number;
}

/** Wordings found in a message, by the name that they were added under. */
export type Hits = ReadonlyMap<string, readonly Span[]>;

interface Node {
  names: Set<string>;
  /** The nodes of the next words, by word. A key that ends in `*` matches every word that begins with the rest. */
  next: Map<string, Node>;
}

const newNode = (): Node => ({ names: new Set(), next: new Map() });

/** A tree of all wordings in the tables, so that a message is read only once, however many wordings there are. */
export class Wordings {
  readonly #root = newNode();

  /** @param wording words one space apart; a trailing `*` matches every word with that beginning */
  add(wording: string, name = wording): void {
    let node = this.#root;
    for (const word of wording.split(' ')) {
      const known = node.next.get(word) ?? newNode();
      node.next.set(word, known);
      node = known;
    }
    node.names.add(name);
  }

  find(words: readonly string[]): Map<string, Span[]> {
    const hits = new Map<string, Span[]>();
    const keys = words.map((word) => [word, ...Array.from(word, (_, last) => `${word.slice(0, last + 1)}*`)]);
    const follow = (node: Node, start: number, end: number, skipped: number): void => {
      if (skipped === 0)
        for (const name of node.names)
          hits
            .set(name, hits.get(name) ?? [])
            .get(name)
            ?.push({ start, end });
      if (end === words.length || node.next.size === 0) return;
      for (const key of keys[end] ?? []) {
        const next = node.next.get(key);
        if (next) follow(next, start, end + 1, 0);
      }
      if (end > start && skipped < 2 && fillers.has(words[end] ?? ''))
        follow(node, start, end + 1, skipped + 1);
    };
    for (const start of words.keys()) follow(this.#root, start, start, 0);
    return hits;
  }
}

/** One way to say something. Its groups may be anywhere in a message; the parts of a group are close to each other. */
export interface Phrasing {
  groups: readonly (readonly (readonly string[])[])[];
  /** Whether the first part of every group must come before its others. */
  isOrdered: boolean;
  /** Wordings that change the meaning, so that the phrasing doesn't match. */
  except: readonly string[];
}

/** The phrasings of each entry of a table, by the entry's name. */
export type Phrasings = ReadonlyMap<string, readonly Phrasing[]>;

/**
 * Parses `a|b + c & d ! e; f`: `a` or `b` close to `c`, and `d` anywhere, but not with `e`; or `f`. With `>` instead of
 * `+`, the first part comes before the others. Words have the form that `Wordings` takes, and `@name` is a concept.
 * Except in the dangers' table, `e` also excludes `f`.
 */
export function phrasingsOf(text: string): Phrasing[] {
  const alternatives = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([|;]) ?/g, '$1')
    .split(';');
  return alternatives.filter(Boolean).map((each) => {
    const [said = '', ...except] = each.split(' ! ');
    const groups = said.split(' & ').map((group) => group.split(/ [+>] /).map((part) => part.split('|')));
    return {
      groups,
      isOrdered: said.includes(' > '),
      except: except.flatMap((wordings) => wordings.split('|')),
    };
  });
}

/** The greatest distance between the parts of a group, in words that are not fillers. */
const maxDistance = 5;

/** The position of each word in a message, without counting fillers. A new sentence counts as two words. */
export function distancesOf(words: readonly string[], breaks: ReadonlySet<number>): number[] {
  let distance = 0;
  return words.map((word, index) => {
    if (breaks.has(index)) distance += 2;
    return fillers.has(word) ? distance : distance++;
  });
}

/** How many words of a message a phrasing explains; 0 when the message doesn't match it. */
export function weightOf(
  { groups, isOrdered, except }: Phrasing,
  hits: Hits,
  distances: readonly number[],
): number {
  if (except.some((name) => hits.has(name))) return 0;
  const placeOf = ({ start }: Span) => distances[start] ?? 0;
  let weight = 0;
  for (const parts of groups) {
    const [first = [], ...others] = parts.map((names) => names.flatMap((name) => hits.get(name) ?? []));
    const isNear = (one: Span) => (other: Span) =>
      Math.abs(placeOf(one) - placeOf(other)) <= maxDistance && (!isOrdered || other.start >= one.end);
    const said = first.filter((span) => others.every((part) => part.some(isNear(span))));
    if (said.length === 0) return 0;
    for (const spans of [said, ...others]) weight += Math.max(...spans.map(({ start, end }) => end - start));
  }
  return weight;
}

/** A line of a table: how people ask (see `phrasingsOf`), and the answer, unless that is computed. */
export interface Entry extends Said {
  asked: string;
}

/** Reads an entry from a template: how people ask, then the answer after EN and ES, with ` / ` between its lines. */
export function entry(...links: LinkName[]) {
  return (text: TemplateStringsArray, ...values: string[]): Entry => {
    const parts = String.raw({ raw: text }, ...values).split(/\s+(?:EN|ES)\s+/);
    const lines = parts.map((each) => each.replace(/\s+/g, ' ').trim().replaceAll(' / ', '\n'));
    const [asked = '', en = '', es = ''] = lines;
    return { asked, links, en, es };
  };
}

/** The entries of a table that a message matches, and how many words of the message each explains. */
export function saidIn(table: Phrasings, hits: Hits, distances: readonly number[]) {
  const weighed = Array.from(table, ([name, phrasings]) => {
    return { name, weight: Math.max(...phrasings.map((each) => weightOf(each, hits, distances))) };
  });
  return weighed.filter(({ weight }) => weight > 0);
}
