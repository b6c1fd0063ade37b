import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is loading, for screen readers. Empty when adjacent text already says so. */
  label?: string;
}

export function Spinner({ label = uiTexts.loading }: SpinnerProps) {
  return (
    <span className="inline-flex relative">
      <span className={styles.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
