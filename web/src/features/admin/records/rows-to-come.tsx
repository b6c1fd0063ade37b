import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { recordsTexts as texts } from './records-texts.ts';
import styles from './rows-to-come.module.css';

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Holds the place of rows that are on their way. */
export function RowsToCome() {
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
