import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';

/** What a rule says about one place of the update. */
export interface Finding {
  /** A resource (`whereOf`), or whatever else tells the finding from others of its rule, such as a route. */
  where: string;
  /** What would happen to production, and what to do instead. */
  text: string;
}

/** Looks for one kind of damage between the last release and an update. */
export type Rule = (released: Snapshot, next: Snapshot) => Finding[];
