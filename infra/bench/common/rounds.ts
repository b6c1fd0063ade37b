/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The median of each round's ratio: other load slows both sides of a round alike. */
export function pairedRatio(ours: readonly number[], other: readonly number[]): number {
  return median(ours.map((value, round) => value / (other[round] ?? Number.NaN)));
}

/**
 * Measures the sides in turn (A B A B …), so that other load affects all of them alike. Returns
 * each side's values by round, after one warm-up round that is not counted.
 */
export async function interleaved<Side extends string>(
  rounds: number,
  sides: Record<Side, () => Promise<number>>,
): Promise<Record<Side, number[]>> {
  const entries = Object.entries(sides) as [Side, () => Promise<number>][];
  const taken = Object.fromEntries(entries.map(([side]) => [side, []])) as unknown as Record<Side, number[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const [side, measure] of entries) {
      const value = await measure();
      if (round > 0) taken[side].push(value);
    }
  }
  return taken;
}
