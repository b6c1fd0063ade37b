import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText } from './csv.ts';

const columns = { name: (row: { value: CsvCell }) => row.value };
const cellOf = (value: CsvCell) => csvText(columns, [{ value }]).split('\r\n').slice(1).join('\r\n');

describe('a CSV cell', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+17025550142', `"'+17025550142"`],
    ['-5', `"'-5"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\rx', `"'\rx"`],
    ['  =1+1', `"'  =1+1"`],
    ['\u00a0=1+1', `"'\u00a0=1+1"`],
    ['\n=1+1', `"'\n=1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['=cmd\n2', `"'=cmd\n2"`],
    ['=HYPERLINK("https://evil.test","x")', `"'=HYPERLINK(""https://evil.test"",""x"")"`],
  ])('%j cannot run as a formula', (value, written) => {
    expect(cellOf(value)).toBe(written);
  });

  it.each([
    ['Maya', 'Maya'],
    ["O'Neill-Smith", "O'Neill-Smith"],
    ['a=b', 'a=b'],
    ['Torres, Maya', '"Torres, Maya"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['', ''],
    // A negative number is not a formula.
    [-5, '-5'],
    [120.5, '120.5'],
  ])('%j is written as %s', (value, written) => {
    expect(cellOf(value)).toBe(written);
  });
});

it('a CSV file has a byte order mark, a header, and the line ends of RFC 4180', () => {
  expect(csvText(columns, [{ value: 'Zoë' }, { value: 'Ana' }])).toBe('\ufeffname\r\nZoë\r\nAna');
});
