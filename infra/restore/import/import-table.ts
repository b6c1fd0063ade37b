import { mapConcurrently } from '#functions/platform/concurrently.ts';
import { readItem } from '#functions/platform/dynamo/reads.ts';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import { type Counts, type Outcome, outcomes } from '#infra/restore/data/outcomes.ts';
import type { RestoredTable } from '#infra/restore/data/restored-tables.ts';
import {
  type Item,
  keyOf,
  keyText,
  liveName,
  putStep,
  readByKeys,
  scan,
} from '#infra/restore/data/tables.ts';
import { type Decision, noteSteps, type RuleContext } from './decision.ts';
import { rules } from './rules.ts';

const concurrency = 10;

/** For an item that the functions change between its read and its write. */
const maxAttempts = 8;

function noCounts(): Counts {
  return Object.fromEntries(outcomes.map((outcome) => [outcome, 0])) as Counts;
}

/** The state of one table's import, which each page of the copy adds to. */
interface Imported {
  counts: Counts;
  /** Items to import in a second round. */
  later: Item[];
}

async function readLive(table: RestoredTable, copy: Item): Promise<Item | undefined> {
  return readItem(liveName(table), keyOf(table, copy));
}

function reportNotes({ notes = [] }: Decision & { write: Item }, { findings }: RuleContext): void {
  for (const note of notes) findings.addNote(note);
}

async function write(
  table: RestoredTable,
  decision: Decision & { write: Item },
  { live, context }: { live: Item | undefined; context: RuleContext },
): Promise<Outcome | 'later' | 'changed'> {
  const record = putStep(table, decision.write, live);
  const notes = noteSteps(decision.notes ?? [], context);
  const failed = await transact<string>({ record, ...decision.steps, ...notes });
  if (failed.length === 0) {
    reportNotes(decision, context);
    return decision.outcome;
  }
  if (failed.includes('record')) return 'changed';
  const instead = decision.ifRefused?.() ?? 'later';
  if (instead === 'later') return 'later';
  return instead.write ? write(table, instead, { live, context }) : instead.outcome;
}

async function importItem(
  table: RestoredTable,
  copy: Item,
  { live: read, context }: { live: Item | undefined; context: RuleContext },
): Promise<Outcome | 'later'> {
  let live = read;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const decision = rules[table](copy, live, context);
    if (decision === 'later') return decision;
    if (!decision.write) return decision.outcome;
    if (context.isDryRun) {
      reportNotes(decision, context);
      return decision.outcome;
    }
    const outcome = await write(table, decision, { live, context });
    if (outcome !== 'changed') return outcome;
    live = await readLive(table, copy);
  }
  // The functions keep changing it, so it is newer than the copy.
  return 'newer';
}

/**
 * Imports items of a copy into the live table, each unless the live one is newer.
 * @param imported the state to add to
 */
export async function importItems(
  table: RestoredTable,
  items: readonly Item[],
  context: RuleContext,
  imported: Imported = { counts: noCounts(), later: [] },
): Promise<Imported> {
  const live = await readByKeys(table, items);
  const { counts, later } = imported;
  await mapConcurrently(items, concurrency, async (copy) => {
    const key = keyText(table, copy);
    const outcome = await importItem(table, copy, { live: live.get(key), context });
    if (outcome === 'later') later.push(copy);
    else counts[outcome]++;
  });
  return imported;
}

/**
 * Imports a table's items from its copy.
 * @param copyName the name of the copy
 */
export async function importTable(
  table: RestoredTable,
  copyName: string,
  context: RuleContext,
): Promise<Imported> {
  const imported: Imported = { counts: noCounts(), later: [] };
  for await (const page of scan(copyName)) await importItems(table, page, context, imported);
  return imported;
}
