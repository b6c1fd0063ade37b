import papa from 'papaparse';

/** A cell: text, or a number that stays one in the spreadsheet. */
export type Cell = string | number;

export interface CsvColumn<Row> {
  name: string;
  cell: (row: Row) => Cell;
}

// What a spreadsheet may take for a formula, also behind blanks, and in the full-width signs that Excel reads alike.
// The package's own pattern misses both, and every text of several lines.
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/;

const byteOrderMark = '\ufeff';

/**
 * The rows as CSV (RFC 4180), with a byte order mark so that Excel reads UTF-8. Text that could run as a formula gets
 * an apostrophe in front; numbers are written as they are, also below zero.
 */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = {
    fields: columns.map(({ name }) => name),
    data: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
  return byteOrderMark + papa.unparse(table, { escapeFormulae: formula, newline: '\r\n' });
}
