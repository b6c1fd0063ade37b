import { Button } from '#web/ui/buttons/button.tsx';
import styles from './pager.module.css';
import { blogTexts } from './texts.ts';

interface PagerProps {
  /** Counted from 0. */
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

export function Pager({ page, pageCount, onTurn }: PagerProps) {
  const { label, previous, previousName, next, nextName, position } = blogTexts.pager;
  // Accessible names start with the visible text, so that voice control finds the buttons (WCAG 2.5.3).
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button
        variant="secondary"
        aria-label={previousName}
        disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        {previous}
      </Button>
      <p role="status">{position(page + 1, pageCount)}</p>
      <Button
        variant="secondary"
        aria-label={nextName}
        disabled={page === pageCount - 1}
        onClick={() => onTurn(page + 1)}
      >
        {next}
      </Button>
    </nav>
  );
}
