/** A message word by word: for each, the words it may have been meant as. */
export type Reading = readonly (readonly string[])[];

type Wording = readonly string[];

/** The wordings of each part. */
type Parts = readonly (readonly Wording[])[];

const parsed = new Map<string, Parts>();

/** Parts are joined by ` + `; `|` separates the wordings of a part. */
function partsOf(phrasing: string): Parts {
  const known = parsed.get(phrasing);
  if (known) return known;
  const parts = phrasing.split(' + ').map((part) => part.split('|').map((wording) => wording.split(' ')));
  parsed.set(phrasing, parts);
  return parts;
}

/** All words of a phrasing, without the `*` that stands for any ending. */
export function wordsOf(phrasing: string): string[] {
  return partsOf(phrasing).flatMap((wordings) => wordings.flat().map((word) => word.replace('*', '')));
}

function matches(meanings: readonly string[] | undefined, word: string): boolean {
  if (!meanings) return false;
  if (!word.endsWith('*')) return meanings.includes(word);
  const start = word.slice(0, -1);
  return meanings.some((meaning) => meaning.startsWith(start));
}

/** Whether the wording begins at `start`. Between its words, fillers may stand: "open the clinic" says "open clinic". */
function beginsAt(start: number, wording: Wording, reading: Reading, fillers: ReadonlySet<string>): boolean {
  let position = start;
  for (const [index, word] of wording.entries()) {
    while (index > 0 && !matches(reading[position], word) && fillers.has(reading[position]?.[0] ?? ''))
      position++;
    if (!matches(reading[position], word)) return false;
    position++;
  }
  return true;
}

interface PhrasingOptions {
  /** How far apart the parts may be, in words. */
  maxDistance: number;
  fillers?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Whether a message says all parts of a phrasing, in any order and each close to the first. `cancel* + visit|booking` is
 * said by "cancelling a booking" and by "my visit: please cancel".
 */
export function isSaid(
  phrasing: string,
  reading: Reading,
  { maxDistance, fillers = none }: PhrasingOptions,
): boolean {
  const positionsOf = (wordings: readonly Wording[]) =>
    reading.flatMap((_, start) =>
      wordings.some((wording) => beginsAt(start, wording, reading, fillers)) ? [start] : [],
    );
  const [first = [], ...others] = partsOf(phrasing);
  const positions = positionsOf(first);
  if (positions.length === 0) return false;
  const found = others.map(positionsOf);
  return positions.some((position) =>
    found.every((part) => part.some((other) => Math.abs(other - position) <= maxDistance)),
  );
}
