/** How many slips of the finger are forgiven between two words of this length. */
function forgiven(shorter: number): number {
  if (shorter < 5) return 0;
  return shorter < 8 ? 1 : 2;
}

/**
 * The edits between two words: a letter too many, too few or wrong, or two letters that changed places.
 * Stops at `limit + 1`, which then only means "more".
 */
function editsBetween(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? limit + 1;
}

/** Whether `typed` is the word, give or take a slip or two. The first letter has to be right, as it nearly always is. */
export function isSpelling(typed: string, word: string): boolean {
  if (typed === word) return true;
  const limit = forgiven(Math.min(typed.length, word.length));
  if (limit === 0 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > limit) return false;
  return editsBetween(typed, word, limit) <= limit;
}

/** The text with each unknown word replaced by the known one it was meant for, if there is one. */
export function correctSpelling(plain: string, known: ReadonlySet<string>): string {
  const meant = (typed: string) => {
    if (known.has(typed) || typed.length < 5 || /\d/.test(typed)) return typed;
    for (const word of known) if (isSpelling(typed, word)) return word;
    return typed;
  };
  return plain.split(' ').map(meant).join(' ');
}
