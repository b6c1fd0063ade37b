import type { TableName } from '#infra/policy/tables.ts';
import { reportBooks, requestBooksCheck } from './books.ts';
import { type AnyMail, readEvidence } from './data/evidence.ts';
import { Findings } from './data/findings.ts';
import type { Counts } from './data/outcomes.ts';
import { restoredTables } from './data/restored-tables.ts';
import { readSlots, slotOf, slotText } from './data/slots.ts';
import { liveName, scan } from './data/tables.ts';
import { alignSlots, findStaleSlots, releaseSlots } from './derived/align-slots.ts';
import { recount } from './derived/counters.ts';
import { findLost } from './find-lost.ts';
import type { RuleContext } from './import/decision.ts';
import { importItems, importTable } from './import/import-table.ts';
import type { Report } from './report/report.ts';

/** What a restore needs besides the stage's own tables, whose names are in the environment. */
export interface Restoration {
  /** The instant to restore. */
  to: Date;
  /** The name of a table's copy, as it was at that instant. */
  copyOf: (table: TableName) => string;
  isDryRun: boolean;
  /** Domain time. */
  now: () => Date;
  /** Waits until the reconcile job has checked the books, or the wait has timed out. */
  awaitBooks: () => Promise<void>;
  /** Prints a line about the progress. */
  say: (line: string) => void;
}

const beforeMails = restoredTables.filter((table) => table !== 'Outbox');

/**
 * Imports appointments in two rounds: one whose slot is held by another number waits until all others are back, because only
 * then does it show which slots are stale. A dry run doesn't release those, only ignores who holds them.
 */
async function importAppointments({ copyOf, isDryRun }: Restoration, context: RuleContext): Promise<Counts> {
  const first = await importTable('Appointments', copyOf('Appointments'), { ...context, isFinal: false });
  if (first.later.length === 0) return first.counts;
  const stale = await findStaleSlots(await readSlots());
  if (!isDryRun) await releaseSlots(stale);
  const slots = new Map(context.evidence.slots);
  for (const { item } of stale) slots.delete(slotText(slotOf(item)));
  const evidence = { ...context.evidence, slots };
  const second = await importItems(
    'Appointments',
    first.later,
    { ...context, evidence },
    { ...first, later: [] },
  );
  return second.counts;
}

/** Those of the restored emails that were pending at the instant, by their ids. */
async function pendingOf(copyName: string, restoredIds: readonly string[]): Promise<string[]> {
  const restored = new Set(restoredIds);
  const pending: string[] = [];
  for await (const page of scan<AnyMail>(copyName)) {
    const mails = page.filter(({ id, status }) => status === 'pending' && restored.has(id));
    pending.push(...mails.map(({ id }) => id));
  }
  return pending;
}

/** The ids of the emails about payments that were queued since this run began. */
async function paymentMailsSince(start: Date): Promise<string[]> {
  const found: string[] = [];
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    const queued = page.filter(({ paymentId, createdAt }) => paymentId && createdAt >= start.toISOString());
    found.push(...queued.map(({ id }) => id));
  }
  return found;
}

/**
 * Restores a stage's tables to an instant: it writes again what they have lost since, repairs what was damaged, and keeps what
 * is newer. Then it corrects slots and counters to match the records, restores the emails, and requests a check of the books
 * against Stripe. Every write has a condition, so the site may be used meanwhile, and a run that was killed can be repeated.
 */
export async function restore(run: Restoration): Promise<Report> {
  const { to, isDryRun, copyOf, say } = run;
  const findings = new Findings();
  const now = run.now();
  const tables: Report['tables'] = {};
  say('reading what the tables show since then');
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
  await findLost(evidence, { findings, copyOf });
  const slots = isDryRun ? undefined : await alignSlots(findings, { to, now });
  say('comparing Outbox');
  const mails = await importTable('Outbox', copyOf('Outbox'), context);
  tables.Outbox = mails.counts;
  const resentMails = await pendingOf(copyOf('Outbox'), mails.written);
  const report = { to: to.toISOString(), isDryRun, tables, resentMails };
  if (isDryRun) return { ...report, findings: findings.list() };
  say('checking the books against Stripe');
  await requestBooksCheck(to, now);
  await run.awaitBooks();
  await reportBooks(to, findings);
  resentMails.push(...(await paymentMailsSince(now)));
  say('recounting');
  const counters = await recount(findings);
  return { ...report, ...(slots && { slots }), counters, findings: findings.list() };
}
