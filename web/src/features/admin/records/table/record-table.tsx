import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './record-table.module.css';

export interface Column<Row> {
  /** The cell's grid area (record-table.module.css) on the cards of small screens. */
  area: 'person' | 'main' | 'second' | 'third' | 'fourth' | 'status' | 'actions';
  label: string;
  cell: (row: Row) => ReactNode;
}

interface RecordTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/**
 * The rows as a table, styled as cards where it has little room. One structure for both keeps the focus and an open
 * select when a tablet is rotated. Browsers keep a table's roles whatever its `display` (Safari since 17.0;
 * tokens.css needs 17.5).
 */
export function RecordTable<Row extends { id: string }>({ caption, columns, rows }: RecordTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={`text-sm ${styles.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {columns.map(({ area, label }) => (
              <th key={area} scope="col" className={`text-soft text-xs font-semibold ${styles.heading}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id} className={styles.row}>
              {columns.map(({ area, label, cell }) => (
                <td
                  key={area}
                  className={classNames(styles.cell, styles[area], area === 'actions' && 'print-hidden')}
                >
                  {/* Visible only: the cards hide the table's head, but screen readers still announce it. */}
                  <span className={`text-soft text-xs ${styles.label}`} aria-hidden="true">
                    {label}
                  </span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
