/** A limit, and whether a value meets it. */
export interface Bar {
  text: string;
  met: boolean;
}

/** One line of the printed table. `ours` and `other` are printed as they are. */
export interface Row {
  what: string;
  ours: string;
  other?: string;
  ratio?: number;
  bar?: Bar;
}

export interface Report {
  rows: Row[];
  /** Notes that a reader of the rows needs. */
  notes?: string[];
  failed?: boolean;
}

export interface MeasureOptions {
  /** A folder for temporary files, removed at the end. */
  folder: string;
  /** Measures only these screens; every screen when empty. */
  routes: readonly string[];
}

export type Measure = (options: MeasureOptions) => Promise<Report>;

/** A limit that a value must not exceed. */
export function atMost(value: number, limit: number, text = limit.toFixed(2)): Bar {
  return { text: `≤ ${text}`, met: value <= limit };
}

/** A limit that a value must reach. */
export function atLeast(value: number, limit: number): Bar {
  return { text: `≥ ${limit.toFixed(2)}`, met: value >= limit };
}

/** A limit that a value must equal. */
export function exactly(value: number, wanted: number): Bar {
  return { text: `= ${wanted}`, met: value === wanted };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** One row for all files of a kind: the largest file, and the limit for each. */
export function largestRow(
  kind: string,
  files: readonly { name: string; bytes: number }[],
  limit: number,
): Row {
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) throw new Error(`there is no file for "${kind}"`);
  return {
    what: `${kind}, the largest of ${files.length}: ${largest.name}`,
    ours: kilobytes(largest.bytes),
    bar: atMost(largest.bytes, limit, kilobytes(limit)),
  };
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The median of the ratios of all rounds. Other load slows both sides of a round alike, so it hardly changes their
 * ratio.
 */
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
