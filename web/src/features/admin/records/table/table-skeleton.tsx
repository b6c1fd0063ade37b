import { recordsTexts as texts } from '#web/features/admin/records/records-texts.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './table-skeleton.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Holds the place of rows that are on their way. */
export function TableSkeleton() {
  return (
    <div role="status" className={styles.rows}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span className={styles.wide} />
          <span className={styles.line} />
          <span className={styles.pill} />
        </div>
      ))}
    </div>
  );
}
