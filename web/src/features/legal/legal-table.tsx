import type { LegalTable as Table } from '#shared/legal/legal-page.ts';
import styles from './legal-table.module.css';

/**
 * A table that becomes a list of rows on a phone, each cell below its column's name. The explicit roles keep it a table for
 * screen readers there, because browsers drop the implicit ones along with the layout.
 */
export function LegalTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above.
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell" data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
  );
}
