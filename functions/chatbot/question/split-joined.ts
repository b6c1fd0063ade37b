/** The longest word to look for, in letters. */
const maxLength = 14;

/** Runs of letters worth taking apart. */
const minJoined = 6;

interface Split {
  words: readonly string[];
  /** Long words count more than the short ones that are found in anything. */
  score: number;
}

/**
 * The words that make up a run of letters: "whenareyouopen" becomes "when are you open". Undefined when it isn't made of
 * known words.
 */
export function splitJoined(run: string, isKnown: (word: string) => boolean): string | undefined {
  if (run.length < minJoined || !/^[a-z]+$/.test(run)) return undefined;
  const best: (Split | undefined)[] = [{ words: [], score: 0 }];
  for (let end = 1; end <= run.length; end++) {
    for (let start = Math.max(0, end - maxLength); start < end; start++) {
      const before = best[start];
      const word = run.slice(start, end);
      if (!before || !isKnown(word)) continue;
      const score = before.score + word.length ** 2;
      if (score > (best[end]?.score ?? -1)) best[end] = { words: [...before.words, word], score };
    }
  }
  return best[run.length]?.words.join(' ');
}
