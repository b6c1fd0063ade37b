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

export function atMost(value: number, limit: number, text = limit.toFixed(2)): Bar {
  return { text: `≤ ${text}`, met: value <= limit };
}

export function atLeast(value: number, limit: number): Bar {
  return { text: `≥ ${limit.toFixed(2)}`, met: value >= limit };
}
