/** The bar that a value is compared with. */
export interface Bar {
  text: string;
  met: boolean;
}

/** One line of the table. `ours` and `other` are printed as they are. */
export interface Row {
  what: string;
  ours: string;
  other?: string;
  ratio?: number;
  bar?: Bar;
}

export interface Report {
  rows: Row[];
  /** Notes needed to read the rows correctly. */
  notes?: string[];
  /** Whether it could not be measured. */
  failed?: boolean;
}

export interface MeasureOptions {
  /** A folder for temporary files, removed at the end. */
  folder: string;
  /** Measures only these screens; all when empty. */
  routes: readonly string[];
}

export type Measure = (options: MeasureOptions) => Promise<Report>;

/** The bar of a value that may not be above a limit. */
export function atMost(value: number, limit: number, text = limit.toFixed(2)): Bar {
  return { text: `≤ ${text}`, met: value <= limit };
}

/** The bar of a value that may not be below a limit. */
export function atLeast(value: number, limit: number): Bar {
  return { text: `≥ ${limit.toFixed(2)}`, met: value >= limit };
}

/** The bar of a count that must be this one. */
export function exactly(value: number, wanted: number): Bar {
  return { text: `= ${wanted}`, met: value === wanted };
}

/** Bytes as they are printed. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The largest file of a kind, and the limit for all of them. */
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
