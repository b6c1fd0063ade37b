/** Words that may stand within a phrase, up to two in a row: "open the clinic" says "open clinic". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my his her their our your is are was were be been am im hes shes its i me he she they we you so very really
  super kinda kind of sort just like some this that these those it to in on at from by with and have has had having get
  got getting even still also right now actually please both all out up real pretty bit little lil
  el la los las un una unos unas mi su sus se le les te me lo de del en y a al esta estoy estan muy que es ya bien tan yo pa ta
  nos mas por para`.split(/\s+/),
);

/** Where a wording was found: the places of its first word and after its last. */
export interface Span {
  start: number;
  end: number;
}

/** Wordings found in a message, by the name they stand for. */
export type Hits = ReadonlyMap<string, readonly Span[]>;

interface Node {
  next: Map<string, Node>;
  /** The same for words that end in `*`. */
  starts: Map<string, Node>;
  names: string[];
}

const newNode = (): Node => ({ next: new Map(), starts: new Map(), names: [] });

const shortestStart = 2;

/** Every wording that any table knows, as a tree of words: a message is read once, however many there are. */
export class Wordings {
  readonly #root = newNode();

  /** @param wording words one space apart; one that ends in `*` stands for all that begin with it */
  add(wording: string, name = wording): void {
    let node = this.#root;
    for (const word of wording.split(' ')) {
      const [branch, key] = word.endsWith('*') ? [node.starts, word.slice(0, -1)] : [node.next, word];
      const known = branch.get(key) ?? newNode();
      branch.set(key, known);
      node = known;
    }
    if (!node.names.includes(name)) node.names.push(name);
  }

  find(words: readonly string[]): Map<string, Span[]> {
    const hits = new Map<string, Span[]>();
    const follow = (node: Node, start: number, position: number, skipped: number): void => {
      for (const name of node.names) {
        const spans = hits.get(name) ?? [];
        spans.push({ start, end: position });
        hits.set(name, spans);
      }
      const word = words[position];
      if (word === undefined || (node.next.size === 0 && node.starts.size === 0)) return;
      const exact = node.next.get(word);
      if (exact) follow(exact, start, position + 1, 0);
      for (let length = shortestStart; node.starts.size > 0 && length <= word.length; length++) {
        const begun = node.starts.get(word.slice(0, length));
        if (begun) follow(begun, start, position + 1, 0);
      }
      if (position > start && skipped < 2 && fillers.has(word))
        follow({ ...node, names: [] }, start, position + 1, skipped + 1);
    };
    for (let start = 0; start < words.length; start++) follow(this.#root, start, start, 0);
    return hits;
  }
}

/** One way to say something: groups of parts anywhere in a message, the parts of a group close to each other. */
export interface Phrasing {
  groups: readonly (readonly (readonly string[])[])[];
  /** Wordings that mean something else. */
  except: readonly string[];
}

/**
 * Reads `a|b + c & d ! e; f`: `a` or `b` close to `c`, and `d` anywhere, and no `e`; or `f`. Words are written as `Wordings`
 * takes them, and `@name` stands for a concept. In all tables but the dangers, no `f` counts beside an `e` either.
 */
export function phrasingsOf(text: string): Phrasing[] {
  const alternatives = text
    .replace(/\s+/g, ' ')
    .replace(/ ?([|;]) ?/g, '$1')
    .trim()
    .split(';');
  return alternatives.filter(Boolean).map((each) => {
    const [said = '', ...except] = each.split(' ! ');
    const groups = said.split(' & ').map((group) => group.split(' + ').map((part) => part.split('|')));
    return { groups, except: except.flatMap((wordings) => wordings.split('|')) };
  });
}

/** All wordings of a phrasing, concepts aside. */
export function wordingsOf({ groups, except }: Phrasing): string[] {
  return [...groups.flat(2), ...except].filter((name) => !name.startsWith('@'));
}

/** How far apart the parts of a group may be, in words that are not fillers. */
const maxDistance = 5;

/** Says how far into a message a word is, fillers not counted, and a new sentence as two words. */
export function distancesOf(words: readonly string[], breaks: ReadonlySet<number>): number[] {
  let distance = 0;
  return words.map((word, index) => {
    if (breaks.has(index)) distance += 2;
    return fillers.has(word) ? distance : distance++;
  });
}

function longest(spans: readonly Span[]): number {
  return Math.max(...spans.map(({ start, end }) => end - start));
}

/** How much of a message a phrasing explains, in words; 0 when the message doesn't say it. */
export function weightOf({ groups, except }: Phrasing, hits: Hits, distances: readonly number[]): number {
  if (except.some((name) => hits.has(name))) return 0;
  let weight = 0;
  for (const parts of groups) {
    const [first = [], ...others] = parts.map((names) => names.flatMap((name) => hits.get(name) ?? []));
    const isNear = (one: Span, other: Span) =>
      Math.abs((distances[one.start] ?? 0) - (distances[other.start] ?? 0)) <= maxDistance;
    const said = first.filter((span) => others.every((part) => part.some((other) => isNear(span, other))));
    if (said.length === 0) return 0;
    weight += longest(said) + others.reduce((sum, part) => sum + longest(part), 0);
  }
  return weight;
}
