import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { type Evidence, restoreActor } from '#infra/restore/data/evidence.ts';
import type { Findings, Note } from '#infra/restore/data/findings.ts';
import type { Item } from '#infra/restore/data/tables.ts';

/** What to do about an item. */
export type Decision =
  | { outcome: 'same' | 'newer' | 'ended' | 'conflict'; write?: never }
  | {
      outcome: 'restored' | 'mended' | 'conflict';
      /** The item to write under its key. */
      write: Item;
      /** Other steps of the same transaction. */
      steps?: TransactSteps;
      /** Findings about it, which the same transaction keeps in the audit log. */
      notes?: readonly Note[];
      /** What to do when one of those steps is refused. */
      ifRefused?: () => Decision | 'later';
    };

/** What a rule may use besides the item. */
export interface RuleContext {
  evidence: Evidence;
  findings: Findings;
  /** The instant that is restored. */
  to: Date;
  /** Domain time. */
  now: Date;
  /** Whether a refused slot is refused for good. In the first round, what holds it may turn out to be stale. */
  isFinal: boolean;
  /** Nothing is written, so no transaction refuses anything. */
  isDryRun: boolean;
}

/**
 * Decides what to do about one item. `later` leaves it to a second round.
 * @param copy the item at the instant to restore
 * @param live what the stage's own table holds under its key
 */
export type Rule = (copy: Item, live: Item | undefined, context: RuleContext) => Decision | 'later';

/** The decision to write an item that is missing or was changed by something that bypassed the functions. */
export function bringBack(
  write: Item,
  live: Item | undefined,
  more: { steps?: TransactSteps; notes?: readonly Note[] } = {},
): Decision {
  return { outcome: live ? 'mended' : 'restored', write, ...more };
}

/**
 * The steps that keep findings in the audit log. A repeated run finds the record as the first run wrote it, so it couldn't
 * make these findings again.
 */
export function noteSteps(notes: readonly Note[], { to, now }: { to: Date; now: Date }): TransactSteps {
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
