import type { ReactNode } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import styles from './amount-table.module.css';

interface AmountRow {
  name: string;
  /** The content of each column, usually an amount. */
  cells: readonly ReactNode[];
}

interface AmountTableProps {
  label: string;
  /** The heading of the column of names, such as `Day`. */
  nameHeading: string;
  columns: readonly string[];
  rows: readonly AmountRow[];
  total?: AmountRow;
}

const zero = formatCents(0);

/** A table of amounts, with a row for each day or other name. */
export function AmountTable({ label, nameHeading, columns, rows, total }: AmountTableProps) {
  const tableRow = ({ name, cells }: AmountRow) => (
    <tr key={name} className="border-b">
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <td key={column} data-name={column} className={cells[index] === zero ? 'text-soft' : ''}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`w-full text-sm leading-140 tabular-nums ${styles.table}`} aria-label={label}>
      <thead className="text-soft text-xs">
        <tr className="border-b">
          {[nameHeading, ...columns].map((heading) => (
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
