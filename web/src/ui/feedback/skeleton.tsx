import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Number of gray placeholder lines. */
  lines?: number;
  label?: string;
  /** Gray blocks in the shape of the content, instead of the lines. */
  children?: ReactNode;
}

/** A placeholder for content that is loading. */
export function Skeleton({ lines = 3, label = uiTexts.loading, children }: SkeletonProps) {
  return (
    <div className={`grid gap-3 ${styles.skeleton}`} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children ? (
        <div className={styles.shape} aria-hidden="true">
          {children}
        </div>
      ) : (
        Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move.
          <span key={line} className={`rounded-sm ${styles.line}`} aria-hidden="true" />
        ))
      )}
    </div>
  );
}

/** A gray block. Its class gives it the height of the content it stands for. */
export function SkeletonBlock({ className }: { className: string | undefined }) {
  return <div className={classNames(`rounded-md ${styles.block}`, className)} />;
}
