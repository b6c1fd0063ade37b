/** How many letters were added, left out, mistyped or swapped with their neighbor between the two words. */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    const previous = rows[row - 1] ?? [];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const cost = (previous[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swap = swapped ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : cost;
      current.push(Math.min(cost, swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    rows.push(current);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Whether `typed` is `word` with a typo: one from five letters on, two from eight. The first letter is nearly always right. */
export function isTypoOf(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  if (length < 5 || typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false;
  return editDistance(typed, word) <= (length < 8 ? 1 : 2);
}
