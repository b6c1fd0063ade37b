/**
 * Counts the ways to swap two neighboring letters twice, as a naive spelling correction tries them. The count grows
 * with the square of a word's length, which once stopped the server.
 */
export function swappedTwice(word: string): number {
  const swaps = (each: string) =>
    Array.from(
      each.slice(1),
      (letter, index) => each.slice(0, index) + letter + each[index] + each.slice(index + 2),
    );
  return swaps(word).flatMap(swaps).length;
}
