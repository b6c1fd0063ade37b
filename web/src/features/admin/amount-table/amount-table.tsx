import type { ReactNode } from 'react';
import { formatCents } from '#shared/payments/money.ts';
import styles from './amount-table.module.css';

interface AmountRow {
  name: string;
  /** One for each column: the text of an amount, or more. */
  cells: readonly ReactNode[];
}

interface AmountTableProps {
  label: string;
  /** What the names of the rows are, such as `Day`. */
  nameHeading: string;
  columns: readonly string[];
  rows: readonly AmountRow[];
  total?: AmountRow;
}

const zero = formatCents(0);

/** Amounts of days, or of anything else that has a name. */
export function AmountTable({ label, nameHeading, columns, rows, total }: AmountTableProps) {
  const tableRow = ({ name, cells }: AmountRow) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <td key={column} data-name={column} data-zero={cells[index] === zero || undefined}>
          {cells[index]}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={`w-full text-sm leading-140 tabular-nums ${styles.table}`} aria-label={label}>
      <thead>
        <tr>
          {[nameHeading, ...columns].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(tableRow)}</tbody>
      {total && <tfoot>{tableRow(total)}</tfoot>}
    </table>
  );
}
