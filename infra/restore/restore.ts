import type { TableName } from '#infra/policy/tables.ts';
import { askForCheck, noteBooks } from './books.ts';
import type { Report } from './command/report.ts';
import { type AnyMail, readEvidence, readSlots } from './data/evidence.ts';
import { Findings } from './data/findings.ts';
import { restoredTables } from './data/restored-tables.ts';
import { type Item, liveName, scan } from './data/tables.ts';
import { recount } from './derived/counters.ts';
import { alignSlots, releaseStaleSlots } from './derived/slots.ts';
import type { RuleContext } from './import/decision.ts';
import { type Counts, importItems, importTable } from './import/import-table.ts';
import { findLost } from './lost.ts';

/** What a restore reads and does besides the stage's own tables, whose names the environment holds. */
export interface Restoration {
  /** The instant whose state comes back. */
  to: Date;
  /** The name of a table's copy, as it was at that instant. */
  copyOf: (table: TableName) => string;
  isDryRun: boolean;
  /** Domain time. */
  now: () => Date;
  /** Waits until the reconcile job has checked the books, or has had time enough. */
  awaitBooks: () => Promise<void>;
  /** Receives the progress. */
  say: (line: string) => void;
}

const beforeMails = restoredTables.filter((table) => table !== 'Outbox');

/** Imports appointments, and those whose slot was held by someone else again once stale slots are released. */
async function importAppointments(run: Restoration, context: RuleContext): Promise<Counts> {
  const { isDryRun } = run;
  const first = await importTable('Appointments', run.copyOf('Appointments'), {
    ...context,
    isFinal: isDryRun,
  });
  if (first.later.length > 0) {
    await releaseStaleSlots(await readSlots());
    await importItems('Appointments', first.later, context, { ...first, later: [] });
  }
  return first.counts;
}

async function pendingOf(copyName: string, keys: readonly string[]): Promise<string[]> {
  const restored = new Set(keys);
  const pending: string[] = [];
  for await (const page of scan<Item>(copyName)) {
    const ids = page.filter(({ id, status }) => status === 'pending' && restored.has(String(id)));
    pending.push(...ids.map(({ id }) => String(id)));
  }
  return pending;
}

/** The emails about payments that were queued since this run began. */
async function paymentMailsSince(begun: Date): Promise<string[]> {
  const found: string[] = [];
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    const queued = page.filter(({ paymentId, createdAt }) => paymentId && createdAt >= begun.toISOString());
    found.push(...queued.map(({ id }) => id));
  }
  return found;
}

/**
 * Brings a stage's tables back to an instant: what they have lost since is written again, what was damaged is mended, and
 * what is newer stays. Then it puts slots and counters in line with the records, brings back the emails, and has the books
 * checked against Stripe. Every write has a condition, so the site may be used meanwhile, and a run that was killed is
 * simply repeated.
 */
export async function restore(run: Restoration): Promise<Report> {
  const { to, isDryRun, copyOf, say } = run;
  const findings = new Findings();
  const now = run.now();
  const tables: Report['tables'] = {};
  say('reading what the tables know about the time since');
  const evidence = await readEvidence(to, now);
  for (const { kind, id, detail } of evidence.notes) findings.add(kind, id, detail);
  const context: RuleContext = { evidence, findings, to, now, isFinal: true, isDryRun };
  for (const table of beforeMails) {
    say(`comparing ${table}`);
    tables[table] =
      table === 'Appointments'
        ? await importAppointments(run, context)
        : (await importTable(table, copyOf(table), context)).counts;
  }
  await findLost(evidence, evidence.slots, { findings, copyOf });
  const slots = isDryRun ? undefined : await alignSlots(findings, { to, now });
  say('comparing Outbox');
  const mails = await importTable('Outbox', copyOf('Outbox'), context);
  tables.Outbox = mails.counts;
  const mailsAgain = await pendingOf(copyOf('Outbox'), mails.written);
  const report = { to: to.toISOString(), isDryRun, tables, mailsAgain };
  if (isDryRun) return { ...report, findings: findings.list() };
  say('checking the books against Stripe');
  await askForCheck(to, now);
  await run.awaitBooks();
  await noteBooks(to, findings);
  mailsAgain.push(...(await paymentMailsSince(now)));
  say('counting again');
  const counters = await recount(findings);
  return { ...report, ...(slots && { slots }), counters, findings: findings.list() };
}
