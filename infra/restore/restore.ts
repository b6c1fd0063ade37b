import { auditStep } from '#functions/platform/audit-log/audit-log.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import type { TableName } from '#infra/config/tables.ts';
import { reportBooks, requestBooksCheck } from './books.ts';
import { type AnyMail, readEvidence, restoreActor } from './data/evidence.ts';
import { Findings } from './data/findings.ts';
import type { Counts } from './data/outcomes.ts';
import { type RestoredTable, restoredTables } from './data/restored-tables.ts';
import { readSlots, slotOf, slotText } from './data/slots.ts';
import { liveName, scan } from './data/tables.ts';
import { alignSlots, findStaleSlots, releaseSlots } from './derived/align-slots.ts';
import { recount } from './derived/counters.ts';
import { requeueMails } from './derived/mails.ts';
import { findLost } from './find-lost.ts';
import { findLostClosures } from './find-lost-closures.ts';
import type { RuleContext } from './import/decision.ts';
import { importItems, importTable } from './import/import-table.ts';
import type { Report } from './report/report.ts';

/** What a restore needs besides the stage's own tables, whose names are in the environment. */
export interface Restoration {
  /** The instant to restore. */
  to: Date;
  /** The name of a table's copy, as it was at that instant. Undefined for a table that is younger. */
  copyOf: (table: TableName) => string | undefined;
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
async function importAppointments(copyName: string, context: RuleContext): Promise<Counts> {
  const first = await importTable('Appointments', copyName, { ...context, isFinal: false });
  if (first.later.length === 0) return first.counts;
  const stale = await findStaleSlots(await readSlots());
  if (!context.isDryRun) await releaseSlots(stale);
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

/** The ids of the emails about payments that were queued since an instant (ISO). */
async function paymentMailsSince(begunAt: string): Promise<string[]> {
  const found: string[] = [];
  for await (const page of scan<AnyMail>(liveName('Outbox'))) {
    const queued = page.filter(({ paymentId, createdAt }) => paymentId && createdAt >= begunAt);
    found.push(...queued.map(({ id }) => id));
  }
  return found;
}

/** Imports one table, unless it's younger than the instant. */
async function importOne(
  table: RestoredTable,
  { copyOf, say }: Restoration,
  context: RuleContext,
): Promise<Partial<Record<RestoredTable, Counts>>> {
  const copyName = copyOf(table);
  if (copyName === undefined) {
    context.findings.add('table-younger', table);
    return {};
  }
  say(`comparing ${table}`);
  if (table === 'Appointments') return { [table]: await importAppointments(copyName, context) };
  return { [table]: (await importTable(table, copyName, context)).counts };
}

/** Keeps in the audit log that there was a restore, and when it began. */
async function noteBeginning({ to }: Restoration, now: Date): Promise<void> {
  const entry = {
    actor: restoreActor,
    action: 'record.restore',
    subject: 'all tables',
    from: to.toISOString(),
  } as const;
  await transact({ begun: auditStep(entry, now) });
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
  const evidence = await readEvidence(to, now, copyOf('Audit'));
  const { begunAt = now.toISOString() } = evidence;
  if (!isDryRun) await noteBeginning(run, now);
  for (const note of evidence.notes) findings.addNote(note);
  const context: RuleContext = { evidence, findings, to, now, isFinal: true, isDryRun };
  for (const table of beforeMails) Object.assign(tables, await importOne(table, run, context));
  await findLost(evidence, { findings, copyOf });
  const lostClosures = await findLostClosures(evidence, { findings, copyOf, now });
  const slots = isDryRun ? undefined : await alignSlots(findings, { to, now, lostClosures });
  Object.assign(tables, await importOne('Outbox', run, context));
  const report = { to: to.toISOString(), isDryRun, tables };
  if (isDryRun) return { ...report, resentMails: findings.resentMails(), findings: findings.list() };
  say('checking the books against Stripe');
  await requestBooksCheck(to, now);
  await run.awaitBooks();
  await reportBooks(to, findings);
  for (const id of await paymentMailsSince(begunAt)) findings.addMail(id);
  // Last, when every record that an email is about is there again.
  await requeueMails(to, now, findings);
  say('recounting');
  const counters = await recount(findings);
  return {
    ...report,
    resentMails: findings.resentMails(),
    ...(slots && { slots }),
    counters,
    findings: findings.list(),
  };
}
