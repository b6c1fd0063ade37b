import papa from 'papaparse';

/** Text, or a number that stays a number in the spreadsheet. */
export type CsvCell = string | number;

export interface CsvColumn<Row> {
  name: string;
  cell: (row: Row) => CsvCell;
}

// Text that a spreadsheet could run as a formula, also behind blanks and in the full-width signs that Excel accepts.
// Papa Parse's own pattern misses those, and every text with line breaks.
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/;

const byteOrderMark = '\ufeff';

/**
 * The rows as CSV (RFC 4180), with a byte order mark so that Excel reads UTF-8. Text that could run as a formula gets
 * an apostrophe in front. Numbers are written as they are, negative ones too.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = {
    fields: columns.map(({ name }) => name),
    data: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
  return byteOrderMark + papa.unparse(table, { escapeFormulae: formula, newline: '\r\n' });
}
