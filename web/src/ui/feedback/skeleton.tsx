import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many grey lines stand in for the text to come. */
  lines?: number;
  label?: string;
}

/** Holds the place of content that is on its way. */
export function Skeleton({ lines = 3, label = uiTexts.loading }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move.
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
