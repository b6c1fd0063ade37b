/** Swaps every two neighboring letters, twice: the square of a word's length, which once stopped the whole server. */
export function swappedTwice(word: string): number {
  const swaps = (each: string) =>
    Array.from(
      each.slice(1),
      (letter, index) => each.slice(0, index) + letter + each[index] + each.slice(index + 2),
    );
  return swaps(word).flatMap(swaps).length;
}
