import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './record-table.module.css';

export interface Column<Row> {
  /** Names its place on the cards of small screens: one of the areas of record-table.module.css. */
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
 * The rows as a table; below 768 px the same table is drawn as cards. One structure, not two: turning a tablet loses
 * no focus and no opened select. Browsers keep a table's roles whatever its `display`, Safari since 17.0; the colours
 * of tokens.css need 17.5.
 */
export function RecordTable<Row extends { id: string }>({ caption, columns, rows }: RecordTableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ area, label }) => (
            <th key={area} scope="col" className={classNames(styles.heading, styles[area])}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id} className={styles.row}>
            {columns.map(({ area, label, cell }) => (
              <td key={area} className={classNames(styles.cell, styles[area])}>
                {/* The head is out of sight on the cards; readers of the screen have it from the table itself. */}
                <span className={styles.label} aria-hidden="true">
                  {label}
                </span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
