import type { Finding } from '#infra/restore/data/findings.ts';
import type { RestoredTable } from '#infra/restore/data/restored-tables.ts';
import type { CounterChange } from '#infra/restore/derived/counters.ts';
import type { SlotCounts } from '#infra/restore/derived/slots.ts';
import type { Counts } from '#infra/restore/import/import-table.ts';

/** What a restore did, and what it leaves to a person. */
export interface Report {
  to: string;
  isDryRun: boolean;
  tables: Partial<Record<RestoredTable, Counts>>;
  /**
   * Emails that go out now although they may have been sent before: pending at the instant, or about what the check of the
   * books has found at Stripe.
   */
  mailsAgain: string[];
  /** Absent from a dry run, like the counters. */
  slots?: SlotCounts;
  counters?: CounterChange[];
  findings: Finding[];
}
