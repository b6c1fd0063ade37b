import type { Snapshot } from '#infra/release/snapshot/snapshot.ts';

/** What a rule says about one place of the update. */
export interface Finding {
  /** `ClinicData/Slots2F725FB8`, or what else tells it apart from others of its rule. */
  where: string;
  /** What would happen to production, and what to do instead. */
  text: string;
}

export type Rule = (released: Snapshot, next: Snapshot) => Finding[];
