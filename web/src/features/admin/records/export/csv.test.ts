import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText } from './csv.ts';

const columns = [{ name: 'name', cell: (row: { value: CsvCell }) => row.value }];
const cellOf = (value: CsvCell) => csvText(columns, [{ value }]).split('\r\n').slice(1).join('\r\n');

describe('a cell of a spreadsheet', () => {
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
    // The package's own pattern lets a text of several lines through.
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
    // A number is no text, and no formula.
    [-5, '-5'],
    [120.5, '120.5'],
  ])('%j is written as %s', (value, written) => {
    expect(cellOf(value)).toBe(written);
  });
});

it('a sheet has a byte order mark, a head, and lines that end as RFC 4180 has them', () => {
  expect(csvText(columns, [{ value: 'Zoë' }, { value: 'Ana' }])).toBe('\ufeffname\r\nZoë\r\nAna');
});
