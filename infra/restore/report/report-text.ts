import { type FindingKind, findingKinds } from '#infra/restore/data/findings.ts';
import { outcomes } from '#infra/restore/data/outcomes.ts';
import { notRestored } from '#infra/restore/data/restored-tables.ts';
import type { Report } from './report.ts';

const width = 10;

const row = (name: string, cells: readonly (string | number)[]) =>
  [name.padEnd(14), ...cells.map((cell) => String(cell).padStart(width))].join('');

function tableLines({ tables }: Report): string[] {
  const lines = Object.entries(tables).map(([name, counts]) =>
    row(
      name,
      outcomes.map((outcome) => counts[outcome]),
    ),
  );
  const others = Object.entries(notRestored).map(([name, why]) => `${name.padEnd(14)}  ${why}`);
  return [row('', outcomes), ...lines, ...others];
}

function derivedLines({ slots, counters = [] }: Report): string[] {
  if (!slots) return [];
  const changed = counters.map(({ name, before, after }) => `counter ${name}: ${before} → ${after}`);
  return [
    `slots: ${slots.regained} given back, ${slots.released} released, ${slots.marks} marks of closures put right`,
    ...(changed.length > 0 ? changed : ['counters: nothing differed']),
  ];
}

function findingLines({ findings }: Report): string[] {
  const kinds = Map.groupBy(findings, ({ kind }) => kind);
  return [...kinds].flatMap(([kind, found]: [FindingKind, typeof findings]) => {
    const { title, todo } = findingKinds[kind];
    const lines = found.map(({ id, detail }) => `  ${[id, detail].filter(Boolean).join('  ')}`);
    return ['', `${title} (${found.length}).`, `→ ${todo}`, ...lines];
  });
}

function endLine(count: number): string {
  if (count === 0) return 'Nothing is left for a person to do.';
  return count === 1 ? '1 thing is left for a person.' : `${count} things are left for a person.`;
}

/** The report as a person reads it on a terminal: ids, instants and amounts, nothing personal. */
export function reportText(report: Report): string {
  const { to, isDryRun, resentMails, findings } = report;
  const mails = resentMails.map((id) => `  ${id}`);
  return [
    isDryRun ? `What a restore to ${to} would write. Nothing was written.` : `Restored to ${to}.`,
    ...tableLines(report),
    ...derivedLines(report),
    ...(mails.length > 0 ? ['', 'Emails that go out now, and may have been sent before:', ...mails] : []),
    ...findingLines(report),
    '',
    endLine(findings.length),
  ].join('\n');
}
