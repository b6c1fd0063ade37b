import SearchableMap from 'minisearch/SearchableMap';

/** Words that a typed word may have been meant as. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** The same words, found by edit distance. */
  tree?: SearchableMap<true>;
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  return { words: new Set(words) };
}

/** Builds the tree on first use: a message without typos never needs it, and it is slow to build. */
function treeOf(vocabulary: Vocabulary): SearchableMap<true> {
  vocabulary.tree ??= SearchableMap.from(Array.from(vocabulary.words, (word) => [word, true]));
  return vocabulary.tree;
}

/** How many typos are tolerated in a word of this length. */
function toleratedEdits(length: number, short: boolean): number {
  if (length < (short ? 4 : 5)) return 0;
  return length < 8 ? 1 : 2;
}

/** The word with two neighboring letters swapped, once for each pair after the first letter. */
function swaps(word: string): string[] {
  return Array.from(word.slice(2), (letter, index) => {
    const position = index + 1;
    return word.slice(0, position) + letter + word[position] + word.slice(position + 2);
  });
}

/**
 * The words within `limit` edits of `typed`, each with its distance. MiniSearch counts swapped letters as two edits,
 * and a limit of two would hear "position" as "poison": the swaps are made here, so that "siezure" is one edit away.
 */
function wordsWithin(limit: number, typed: string, tree: SearchableMap<true>): Map<string, number> {
  const distances = new Map<string, number>();
  for (const [word, [, distance]] of tree.fuzzyGet(typed, limit)) distances.set(word, distance);
  if (limit === 0) return distances;
  for (const swapped of swaps(typed)) {
    for (const [word, distance] of wordsWithin(limit - 1, swapped, tree)) {
      distances.set(word, Math.min(distance + 1, distances.get(word) ?? Number.POSITIVE_INFINITY));
    }
  }
  return distances;
}

interface CorrectionOptions {
  /** Whether a word of four letters may hold a typo. Only for a small vocabulary: most are one letter from another word. */
  short?: boolean;
}

/** The words that `typed` may be a misspelling of, closest first. People nearly always get the first letter right. */
export function correctionsOf(
  typed: string,
  vocabulary: Vocabulary,
  { short = false }: CorrectionOptions = {},
): string[] {
  const limit = toleratedEdits(typed.length, short);
  if (limit === 0) return [];
  return [...wordsWithin(limit, typed, treeOf(vocabulary))]
    .filter(
      ([word, distance]) =>
        word[0] === typed[0] && distance <= toleratedEdits(Math.min(word.length, typed.length), short),
    )
    .toSorted(([, one], [, other]) => one - other)
    .map(([word]) => word);
}

/** Words shorter than this sound alike too often, in consonants. */
const minConsonants = 4;

/** A word as it sounds, roughly: its consonants, with those that sound alike written alike. Empty for short words. */
export function soundOf(word: string): string {
  const sound = word
    .replace(/ph/g, 'f')
    .replace(/[ck]+|q/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/(?<=.)[aeiouyhw]/g, '')
    .replace(/(.)\1+/g, '$1');
  return sound.length < minConsonants ? '' : sound;
}
