import { shorthand } from './known-words.ts';

/** Longer words aren't corrected: few people type them, and a hostile message must stay cheap. */
const maxLetters = 20;

/** Shorter words aren't corrected: too many are alike, such as "met", "meth" and "meet". */
const minLetters = 5;

/** Words of at least this many letters may have two typos. */
const longWord = 8;

/** The minimum length of two words that are run together: of each part, and of the whole. */
const shortest = { part: 3, run: 8 };

/** Letters that sound alike in Spanish, each with its replacement. */
const soundAlikes = 'ph:f (?<!c)h: v:b z|c(?=[ei]):s qu?|c(?!h):k ll:y (.)\\1:$1'.split(' ').map((row) => {
  const [letters = '', same = ''] = row.split(':');
  return { letters: new RegExp(letters, 'g'), same };
});

/** A word's approximate sound in Spanish: "kiero" for "quiero", "asen" for "hacen". */
const soundOf = (word: string) =>
  soundAlikes.reduce((sound, { letters, same }) => sound.replace(letters, same), word);

/** A word, and its variants with one letter left out. */
function withoutLetter(word: string): string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))];
}

/** Whether two words differ by one wrong, missing, extra or swapped letter. */
function isOneTypo(typed: string, word: string): boolean {
  let [start, end] = [0, 0];
  while (start < typed.length && typed[start] === word[start]) start++;
  const shorter = Math.min(typed.length, word.length);
  while (start + end < shorter && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const [one = '', other = ''] = [typed, word].map((each) => each.slice(start, each.length - end));
  return Math.max(one.length, other.length) < 2 || (other.length === 2 && one === `${other[1]}${other[0]}`);
}

/** Indexes keywords by sound and by their shortened variants, so that a word is compared with only a few. */
function indexOf(keywords: Iterable<string>) {
  const sounds = new Map<string, string>();
  const rests = new Map<string, Set<string>>();
  for (const word of keywords) {
    if (word.length < minLetters) continue;
    sounds.set(soundOf(word), word);
    for (const rest of withoutLetter(word)) rests.set(rest, (rests.get(rest) ?? new Set()).add(word));
  }
  return { sounds, rests };
}

/**
 * Returns a function that corrects a typed word: to one word, or to several if it was an abbreviation or words run
 * together. A misspelled word becomes a keyword; a known word stays.
 */
export function spellingOf(keywords: Iterable<string>, isKnown: (word: string) => boolean) {
  let index: ReturnType<typeof indexOf> | undefined;
  const closestWord = (typed: string): string | undefined => {
    // Build the index for the first word that needs it, so that a message of known words doesn't wait.
    index ??= indexOf(keywords);
    const { sounds, rests } = index;
    const alikeWord = sounds.get(soundOf(typed));
    if (alikeWord) return alikeWord;
    // People almost always type the first letter correctly.
    const close = withoutLetter(typed)
      .flatMap((rest) => [...(rests.get(rest) ?? [])])
      .filter((word) => word[0] === typed[0]);
    const isLong = (word: string) => Math.min(word.length, typed.length) >= longWord;
    return close.find((word) => isOneTypo(typed, word)) ?? close.find(isLong);
  };
  const isPart = (part: string) => part.length >= shortest.part && isKnown(part);
  return (typed: string): readonly string[] => {
    const short = shorthand.get(typed);
    if (short) return short.split(/\s+/);
    if (typed.length > maxLetters || isKnown(typed) || /\d/.test(typed)) return [typed];
    const word = typed.length < minLetters ? undefined : closestWord(typed);
    if (word) return [word];
    if (typed.length < shortest.run) return [typed];
    const halves = Array.from(typed, (_, place) => [typed.slice(0, place), typed.slice(place)]);
    return halves.find((parts) => parts.every(isPart)) ?? [typed];
  };
}
