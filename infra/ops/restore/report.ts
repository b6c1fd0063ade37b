import type { TableName } from '#infra/config/tables.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { centsToDollars } from '#shared/payments/amount.ts';
import { clinicDateAt, formatClinicTime, formatShortDate } from '#shared/time/clinic-time.ts';
import type { Comparison, Finding, Kind } from './compare.ts';
import { restoredTables } from './copies.ts';
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

/** The attributes of a record that the report shows, where it has them. Nothing personal. */
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
 * A line about a record or time. Undefined for records that no manager knows, for which the table's numbers
 * are enough.
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
