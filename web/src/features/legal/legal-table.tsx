import { useId } from 'react';
import type { LegalTable as Table } from '#shared/legal/legal-page.ts';
import styles from './legal-table.module.css';

/**
 * A table that becomes a list of rows on a phone, with each cell below its column's name. It uses roles instead of
 * `<table>`: without a table's layout, some browsers drop the implicit roles, and HTML doesn't allow explicit ones
 * there.
 */
export function LegalTable({ table: { caption, columns, rows } }: { table: Table }) {
  const captionId = useId();
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see above.
    // biome-ignore-start lint/a11y/useFocusableInteractive: nothing in it is interactive.
    <div>
      <p id={captionId} className={`text-soft text-sm leading-150 ${styles.caption}`}>
        {caption}
      </p>
      <div className={`text-sm leading-150 ${styles.table}`} role="table" aria-labelledby={captionId}>
        {/* On a phone, only screen readers get this row, because each cell shows the name of its column. */}
        <div className={`sr-only ${styles.head}`} role="rowgroup">
          <div className={styles.row} role="row">
            {columns.map((column) => (
              <div key={column} className={styles.column} role="columnheader">
                {column}
              </div>
            ))}
          </div>
        </div>
        <div className={styles.body} role="rowgroup">
          {rows.map(([name = '', ...cells]) => (
            <div key={name} className={styles.row} role="row">
              <div className={`font-bold text-md ${styles.name}`} role="rowheader">
                {name}
              </div>
              {cells.map((cell, index) => (
                <div
                  key={columns[index + 1]}
                  className={styles.cell}
                  role="cell"
                  data-column={columns[index + 1]}
                >
                  {cell}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above.
    // biome-ignore-end lint/a11y/useSemanticElements: as above.
  );
}
