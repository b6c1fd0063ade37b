import type { Words } from './plain-text.ts';

/** Longer words and later words stay as typed: few people type them, and a hostile message must stay cheap. */
const maxLetters = 20;
const maxWords = 40;

/** A ready index of spellings: every word, by what is left of it when a letter is dropped. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** How many typos are understood in a word of this many letters. */
function maxTypos(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** The word, and what is left of it without one of its letters. */
function withoutLetter(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]);
}

export function spellingsOf(words: Iterable<string>): Spellings {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (maxTypos(word.length) === 0) continue;
    for (const rest of withoutLetter(word)) {
      const known = index.get(rest);
      if (known) known.push(word);
      else index.set(rest, [word]);
    }
  }
  return index;
}

/** How many letters are wrong, missing, too many or swapped with their neighbor. */
function typosBetween(typed: string, word: string): number {
  const rows = [Array.from({ length: word.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= typed.length; i++) {
    const [above = [], before = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const cost = typed[i - 1] === word[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      const [left = 0, up = 0, both = 0] = [row[j - 1], above[j], above[j - 1]];
      row.push(Math.min(left + 1, up + 1, both + cost, isSwap ? (before[j - 2] ?? 0) + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? Infinity;
}

/** The word that `typed` is most likely a misspelling of. People nearly always get the first letter right. */
function closestWord(typed: string, spellings: Spellings): string | undefined {
  let best: string | undefined;
  let fewest = maxTypos(typed.length) + 1;
  for (const rest of withoutLetter(typed)) {
    for (const word of spellings.get(rest) ?? []) {
      if (word[0] !== typed[0] || word === best) continue;
      const typos = typosBetween(typed, word);
      if (typos < fewest && typos <= maxTypos(Math.min(word.length, typed.length)))
        [best, fewest] = [word, typos];
    }
  }
  return best;
}

/** A word as it sounds in English or Spanish, roughly: "kiero" and "quiero", "asen" and "hacen". */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu?|c(?!h)/g, 'k')
    .replace(/ll/g, 'y')
    .replace(/(.)\1/g, '$1');
}

/** What spelling needs to know. All words in lower case. */
export interface Vocabulary {
  /** Whether a word needs no correction. */
  isKnown: (word: string) => boolean;
  shorthand: ReadonlyMap<string, string>;
  spellings: Spellings;
  sounds: ReadonlyMap<string, string>;
}

/** The longest and the shortest run of letters that may be words run together. */
const joinedLetters = { min: 6, maxWord: 14 };

/** The words that make up a run of letters: "whenareyouopen". Long words count more than short ones found in anything. */
function splitJoined(run: string, { isKnown }: Vocabulary): string[] | undefined {
  if (run.length < joinedLetters.min) return undefined;
  const best: ({ words: string[]; score: number } | undefined)[] = [{ words: [], score: 0 }];
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - joinedLetters.maxWord); start < end; start++) {
      const before = best[start];
      const word = run.slice(start, end);
      const isWord =
        isKnown(word) && (word.length > 2 || /^(?:a|i|u|r|is|my|me|do|in|on|it|to|no|im|ur|at)$/.test(word));
      if (!before || !isWord) continue;
      const score = before.score + word.length ** 2;
      if (score > (best[end]?.score ?? 0)) best[end] = { words: [...before.words, word], score };
    }
  }
  return best[run.length]?.words;
}

/** A typed word as it was meant, as far as that can be told: one word, or the several that were run together. */
function meant(typed: string, vocabulary: Vocabulary): readonly string[] {
  const short = vocabulary.shorthand.get(typed);
  if (short) return short.split(' ');
  if (typed.length > maxLetters || vocabulary.isKnown(typed) || /\d/.test(typed)) return [typed];
  // "coughin", "throwin up"
  if (typed.endsWith('in') && vocabulary.isKnown(`${typed}g`)) return [`${typed}g`];
  const word = vocabulary.sounds.get(soundOf(typed)) ?? closestWord(typed, vocabulary.spellings);
  return word ? [word] : (splitJoined(typed, vocabulary) ?? [typed]);
}

/** Writes out shorthand, corrects misspellings and takes apart words run together, in one pass over the words. */
export function correctSpelling({ words, breaks }: Words, vocabulary: Vocabulary): Words {
  const corrected = { words: [] as string[], breaks: new Set<number>() };
  for (const [index, word] of words.entries()) {
    if (breaks.has(index)) corrected.breaks.add(corrected.words.length);
    corrected.words.push(...(index < maxWords ? meant(word, vocabulary) : [word]));
  }
  return corrected;
}
