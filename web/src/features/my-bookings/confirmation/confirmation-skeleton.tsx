import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import styles from './confirmation-skeleton.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

/** Placeholders for the panel, the visit, and what to bring. */
export function ConfirmationSkeleton() {
  return (
    <Skeleton label={confirmationTexts.loading}>
      <div className={`grid gap-5 ${styles.parts}`}>
        <SkeletonBlock className={styles.panel} />
        <SkeletonBlock className={styles.card} />
        <SkeletonBlock className={styles.card} />
      </div>
    </Skeleton>
  );
}
