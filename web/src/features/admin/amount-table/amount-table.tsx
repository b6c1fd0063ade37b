import type { ReactNode } from 'react';
import styles from './amount-table.module.css';

interface TableRow {
  key: string;
  /** The row's heading, then the content of each further column. */
  cells: readonly ReactNode[];
  className?: string | undefined;
}

interface TableProps {
  label?: string;
  className?: string | undefined;
  columns: readonly string[];
  /** The content below each column's heading. */
  notes?: readonly ReactNode[];
  rows: readonly TableRow[];
}

/** A table whose rows and columns have headings. */
export function Table({ label, className = '', columns, notes = [], rows }: TableProps) {
  return (
    <table className={`w-full tabular-nums ${className}`} aria-label={label}>
      <thead>
        <tr>
          {columns.map((heading, index) => (
            <th key={heading} scope="col" className="text-start">
              {heading}
              {notes[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells], className: rowClass = '' }) => (
          <tr key={key} className={`border-t ${rowClass}`}>
            <th scope="row" className="text-start">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-name={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name, then the content of each further column, usually an amount. */
type AmountRow = readonly [name: string, ...cells: ReactNode[]];

type AmountTableProps = Pick<TableProps, 'label' | 'columns'> & {
  rows: readonly AmountRow[];
  total?: AmountRow;
};

/** A table of amounts, with a row for each day or other name. */
export function AmountTable({ rows, total, ...table }: AmountTableProps) {
  const all = rows.map((cells): TableRow => ({ key: cells[0], cells }));
  if (total) all.push({ key: 'total', cells: total, className: 'font-bold' });
  return <Table {...table} className={`text-sm leading-140 ${styles.amounts}`} rows={all} />;
}
