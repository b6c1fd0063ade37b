import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import type { Evidence } from '#infra/restore/data/evidence.ts';
import type { Findings } from '#infra/restore/data/findings.ts';
import type { Item } from '#infra/restore/data/tables.ts';

/**
 * What became of an item of a copy. `restored` was missing, `mended` was changed past the functions, `newer` has been
 * changed since, `ended` was deleted, ended or expired since, `conflict` can't come back as it was.
 */
export const outcomes = ['restored', 'mended', 'same', 'newer', 'ended', 'conflict'] as const;

/** See `outcomes`. */
export type Outcome = (typeof outcomes)[number];

/** What to do about an item. */
export type Decision =
  | { outcome: 'same' | 'newer' | 'ended' | 'conflict'; write?: never }
  | {
      outcome: 'restored' | 'mended' | 'conflict';
      /** What to write under its key. */
      write: Item;
      /** What belongs to the same transaction. */
      steps?: TransactSteps;
      /** What to do when one of those steps is refused. */
      ifRefused?: () => Decision | 'later';
    };

/** What a rule knows besides the item. */
export interface RuleContext {
  evidence: Evidence;
  findings: Findings;
  /** Domain time. */
  now: Date;
  /** Whether a refused slot is final. Before that, a slot may be held by what is no appointment. */
  isFinal: boolean;
  /** Nothing is written, so no transaction refuses anything. */
  isDryRun: boolean;
}

/**
 * Decides about one item. `later` leaves it to a second round.
 * @param copy the item at the instant to restore
 * @param live what the stage's own table holds under its key
 */
export type Rule = (copy: Item, live: Item | undefined, context: RuleContext) => Decision | 'later';

/** Writes an item that is missing or was changed past the functions. */
export function bringBack(
  write: Item,
  live: Item | undefined,
  more: { steps?: TransactSteps } = {},
): Decision {
  return { outcome: live ? 'mended' : 'restored', write, ...more };
}
