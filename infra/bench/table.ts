import type { Report, Row } from './common/measurement.ts';

const headings = ['', 'ours', 'other side', 'ratio', 'bar', ''];

function cells({ what, ours, other = '', ratio, bar }: Row): string[] {
  const verdict = bar?.met ? 'OK' : 'OVER';
  return [`  ${what}`, ours, other, ratio?.toFixed(2) ?? '', ...(bar ? [bar.text, verdict] : ['', ''])];
}

/** Names are left-aligned, figures right-aligned. */
function line([name = '', ...figures]: string[], [nameWidth = 0, ...widths]: number[]): string {
  const padded = figures.map((figure, column) => figure.padStart(widths[column] ?? 0));
  return [name.padEnd(nameWidth), ...padded].join('  ').trimEnd();
}

/** The reports as one plain-text table with aligned columns, and notes below each section. */
export function formatTable(sections: { title: string; report: Report }[]): string {
  const lines = [headings, ...sections.flatMap(({ report }) => report.rows.map(cells))];
  const widths = headings.map((_, column) => Math.max(...lines.map((values) => values[column]?.length ?? 0)));
  const parts = sections.flatMap(({ title, report: { rows, notes = [] } }) => [
    '',
    title,
    ...rows.map((row) => line(cells(row), widths)),
    ...notes.map((note) => `  · ${note}`),
  ]);
  return [line(headings, widths), ...parts].join('\n');
}
