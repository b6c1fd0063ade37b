import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { transact } from '#functions/platform/dynamo/transaction.ts';
import type { TableName } from '#infra/config/tables.ts';
import { createTables } from '#infra/local/engine/create-tables.ts';
import { CommandProblem } from '#infra/stages/command-problem.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { clinicDateAt, formatClinicTime, formatShortDate } from '#shared/time/clinic-time.ts';
import { type Comparison, compare, type Finding, type Kind } from './compare.ts';
import { copyPrefix, findCopies, makeCopies, restoredTables, type TableNames } from './copies.ts';
import { allItems, liveName } from './items.ts';
import { localStage, type Options } from './options.ts';
import { putBack } from './put-back.ts';
import type { SlotFault } from './slots.ts';

/** The meaning of each group of records or times, and what a person does about it. */
const groups: Readonly<Record<Kind | SlotFault['kind'], string>> = {
  missing: 'Missing. “put --all-missing” brings these back',
  outdated: 'Missing, and changed before that. Call the patient; “put <number>” brings one back as it was',
  taken: 'Visits whose time another visit has. Call each patient and book another time',
  changed: 'Changed, but not by the site. If the copy is right, “put <number>” brings it back',
  newer: 'Changed or deleted by the site since. These stay; what is wrong with one, correct in the dashboard',
  unfit: 'Times that don’t fit the visits and closures. Every “put” sets them right',
  'lost-visit': 'Times held for a visit without a record. Its patient will come: tell the clinic the time',
  'lost-closure': 'Closures without a record. “put” keeps them closed; close the same hours in the dashboard',
};

/** The attributes that the report shows of a record that has them. None is personal. */
type Described = Partial<AppointmentSlot & Record<'status' | 'createdAt' | 'receivedAt', string>> & {
  amountCents?: number;
};

function instantText(instant: string): string {
  const date = formatShortDate(clinicDateAt(new Date(instant)), { year: true });
  return `${date}, ${formatClinicTime(new Date(instant))}`;
}

function describe({ locationId, date, time, amountCents, status, createdAt, receivedAt }: Described): string {
  const instant = receivedAt ?? (amountCents === undefined ? undefined : createdAt);
  const parts = [
    ...(locationId && date ? [clinicById(locationId).name, formatShortDate(date, { year: true })] : []),
    time && formatSlotTime(time),
    amountCents !== undefined && `$${centsToDollars(amountCents).toFixed(2)}`,
    status,
    instant && instantText(instant),
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * A line about a record or time. Undefined if the record has none of the described attributes and wasn't changed: the
 * numbers in the report's table are enough for such a record.
 */
function lineOf({ kind, name, table, detail = '' }: Finding, about: string): string | undefined {
  if (!about && kind !== 'changed') return undefined;
  const parts = [name, about || table, detail.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, instantText)];
  return `  ${parts.filter(Boolean).join('  ')}`;
}

function linesOf(kind: string, { findings, slotFaults }: Comparison): string[] {
  const records = findings.filter((one) => one.kind === kind).map((one) => lineOf(one, describe(one.copy)));
  const faults = slotFaults.filter((one) => one.kind === kind);
  const times = faults.map(({ name, slot }) => `  ${name}  ${describe(slot)}`);
  return [...records, ...times].filter((line) => line !== undefined);
}

const row = (cells: readonly unknown[]) => cells.map((cell) => String(cell).padStart(9)).join('');

function tableRow(table: TableName, { findings, same }: Comparison): string {
  const kinds = findings.filter((finding) => finding.table === table).map(({ kind }) => kind);
  const count = (...names: Kind[]) => kinds.filter((kind) => names.includes(kind)).length;
  const numbers = [count('missing', 'outdated', 'taken'), count('changed'), count('newer')];
  return table.padEnd(14) + row([...numbers, same[table] ?? '  no copy: it’s younger']);
}

/** The report that a manager reads on a terminal: numbers, clinics, times and amounts, but no names. */
export function reportText(comparison: Comparison, to: Date): string {
  const isAuditDamaged = comparison.findings.some(({ table }) => table === 'Audit');
  return [
    `Compared with ${instantText(to.toISOString())}:`,
    ' '.repeat(14) + row(['missing', 'changed', 'newer', 'same']),
    ...restoredTables.map((table) => tableRow(table, comparison)),
    ...(isAuditDamaged ? ['The audit log is damaged: missing visits may have been canceled or moved.'] : []),
    ...Object.entries(groups).flatMap(([kind, title]) => {
      const lines = linesOf(kind, comparison);
      return lines.length === 0 ? [] : ['', `${title} (${lines.length}):`, ...lines];
    }),
  ].join('\n');
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Copies the current tables of a running `npm start`: its engine has no point-in-time recovery. */
async function copyLocalTables(prefix: string): Promise<void> {
  await createTables(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '', (table) => prefix + table);
  for (const table of restoredTables) {
    const TableName = prefix + table;
    for await (const Item of allItems(liveName(table)))
      await transact({ copy: { Put: { TableName, Item } } });
  }
}

/** Runs the command. Import this after the functions' environment has the stage's tables. */
export async function restore({ stage, to, work }: Options, names: TableNames): Promise<void> {
  const client = new DynamoDBClient({});
  const prefix = copyPrefix(stage, to);
  if (work === 'copy') {
    await copyLocalTables(prefix);
    return say(`To compare with now: npm run restore -- local --to ${to.toISOString().slice(0, 19)}Z`);
  }
  if (stage !== localStage) {
    say(`Copies (patients’ data): ${prefix}…. AWS makes those that are lacking in 10 to 60 minutes.`);
    await makeCopies(client, { prefix, names, to });
  }
  const copies = await findCopies(client, prefix);
  if (Object.keys(copies).length === 0)
    throw new CommandProblem('There are no copies. Locally, “npm run restore -- local copy” copies now.');
  const comparison = await compare(to, copies, new Date());
  if (!work) return say(reportText(comparison, to));
  say(await putBack(comparison, { selection: work.put, to, now: new Date() }));
  say(reportText(await compare(to, copies, new Date()), to));
}
