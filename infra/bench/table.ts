import type { Report, Row } from './common/measurement.ts';

const headings = ['', 'ours', 'other side', 'ratio', 'bar', ''];

function verdict({ bar }: Row): string {
  if (!bar) return '';
  return bar.met ? 'OK' : 'OVER';
}

function cells(row: Row): string[] {
  const ratio = row.ratio === undefined ? '' : row.ratio.toFixed(2);
  return [`  ${row.what}`, row.ours, row.other ?? '', ratio, row.bar?.text ?? '', verdict(row)];
}

function line(values: string[], widths: number[]): string {
  // Names are left-aligned, figures right-aligned.
  return values
    .map((value, column) =>
      column === 0 || column === 5 ? value.padEnd(widths[column] ?? 0) : value.padStart(widths[column] ?? 0),
    )
    .join('  ')
    .trimEnd();
}

function widthsOf(lines: string[][]): number[] {
  return headings.map((_, column) => Math.max(...lines.map((values) => values[column]?.length ?? 0)));
}

/** The reports as one plain-text table with aligned columns, and notes below each section. */
export function formatTable(sections: { title: string; report: Report }[]): string {
  const bodies = sections.map(({ report }) => report.rows.map(cells));
  const widths = widthsOf([headings, ...bodies.flat()]);
  const parts = sections.map(({ title, report: { notes = [] } }, index) => [
    '',
    title,
    ...(bodies[index] ?? []).map((values) => line(values, widths)),
    ...notes.map((note) => `  · ${note}`),
  ]);
  return [line(headings, widths), ...parts.flat()].join('\n');
}
