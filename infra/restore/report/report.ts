import type { Finding } from '#infra/restore/data/findings.ts';
import type { Counts } from '#infra/restore/data/outcomes.ts';
import type { RestoredTable } from '#infra/restore/data/restored-tables.ts';
import type { SlotCounts } from '#infra/restore/derived/align-slots.ts';
import type { CounterChange } from '#infra/restore/derived/counters.ts';

/** What a restore did, and what it leaves to a person. */
export interface Report {
  /** The instant (ISO) that was restored. */
  to: string;
  isDryRun: boolean;
  tables: Partial<Record<RestoredTable, Counts>>;
  /**
   * The ids of emails that go out now, although they may have been sent before: they were pending at the instant, or the
   * check of the books found at Stripe what they tell about.
   */
  resentMails: string[];
  /** Absent from a dry run, like the counters. */
  slots?: SlotCounts;
  counters?: CounterChange[];
  findings: Finding[];
}
