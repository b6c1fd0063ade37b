import type { ReactNode } from 'react';
import styles from './amount-table.module.css';

/** A name, then the content of each further column, usually an amount. */
type AmountRow = readonly [name: string, ...cells: ReactNode[]];

interface AmountTableProps {
  label: string;
  /** The headings, of the names first. */
  columns: readonly string[];
  rows: readonly AmountRow[];
  total?: AmountRow;
}

/** A table of amounts, with a row for each day or other name. */
export function AmountTable({ label, columns, rows, total }: AmountTableProps) {
  const tableRow = ([name, ...cells]: AmountRow) => (
    <tr key={name} className="border-b">
      <th scope="row">{name}</th>
      {columns.slice(1).map((column, index) => (
        <td key={column} data-name={column}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`w-full text-sm leading-140 tabular-nums ${styles.table}`} aria-label={label}>
      <thead className="text-soft text-xs">
        <tr className="border-b">
          {columns.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(tableRow)}</tbody>
      {total && <tfoot className="font-bold">{tableRow(total)}</tfoot>}
    </table>
  );
}
