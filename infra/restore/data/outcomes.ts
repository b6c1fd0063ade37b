/**
 * What became of an item of a copy. `restored` was missing. `mended` was changed by something that bypassed the functions.
 * `newer` has been changed since the instant, `ended` was deleted or has ended or expired since. `conflict` can't come back as
 * it was.
 */
export const outcomes = ['restored', 'mended', 'same', 'newer', 'ended', 'conflict'] as const;

/** One of `outcomes`. */
export type Outcome = (typeof outcomes)[number];

/** How many of a table's items had each outcome. */
export type Counts = Record<Outcome, number>;
