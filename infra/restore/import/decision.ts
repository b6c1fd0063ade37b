import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { type Evidence, restoreActor } from '#infra/restore/data/evidence.ts';
import type { Finding, Findings } from '#infra/restore/data/findings.ts';
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
      /** What a person has to know about it, kept in the audit log by the same transaction. */
      notes?: readonly Finding[];
      /** What to do when one of those steps is refused. */
      ifRefused?: () => Decision | 'later';
    };

/** What a rule knows besides the item. */
export interface RuleContext {
  evidence: Evidence;
  findings: Findings;
  /** The instant that is restored. */
  to: Date;
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
  more: { steps?: TransactSteps; notes?: readonly Finding[] } = {},
): Decision {
  return { outcome: live ? 'mended' : 'restored', write, ...more };
}

/**
 * The steps that keep findings in the audit log. A run that is repeated finds the record as the first one wrote it, so it
 * could not tell again.
 */
export function noteSteps(notes: readonly Finding[], { to, now }: { to: Date; now: Date }): TransactSteps {
  const steps = notes.map(({ kind, id, detail }) =>
    auditStep(
      {
        actor: restoreActor,
        action: 'record.restore',
        subject: id,
        from: to.toISOString(),
        ...(detail && { to: detail }),
        reason: kind,
      },
      now,
    ),
  );
  return Object.fromEntries(steps.map((step, index) => [`note ${index}`, step]));
}
