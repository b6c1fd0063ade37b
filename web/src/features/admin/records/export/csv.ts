/** Text, or a number that stays numeric in the spreadsheet. Undefined for a blank cell. */
export type CsvCell = string | number | undefined;

/** The columns by name. Each function makes the column's cell of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => CsvCell>;

// Text that a spreadsheet could run as a formula, even after spaces or with the full-width signs that Excel
// accepts.
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r]/;

/** Text that RFC 4180 requires in quotes, and leading or trailing spaces, which some spreadsheets would drop. */
const needsQuotes = /[",\r\n]|^ | $/;

const byteOrderMark = '\ufeff';
const lineEnd = '\r\n';

function written(cell: CsvCell = ''): string {
  if (typeof cell === 'number') return String(cell);
  const isFormula = formula.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return isFormula || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows as CSV (RFC 4180), with a byte order mark so that Excel reads UTF-8. Puts an apostrophe before text
 * that could run as a formula. Numbers stay unchanged, including negative ones.
 */
export function csvText<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string {
  const cells = Object.values(columns);
  const table = [Object.keys(columns), ...rows.map((row) => cells.map((cell) => cell(row)))];
  return byteOrderMark + table.map((line) => line.map(written).join(',')).join(lineEnd);
}
