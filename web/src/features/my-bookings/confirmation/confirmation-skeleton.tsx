import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

/** Placeholders for the panel, the visit, and what to bring. */
export function ConfirmationSkeleton() {
  return (
    <Skeleton label={confirmationTexts.loading}>
      <div className={`grid gap-5 ${styles.loading}`}>
        <SkeletonBlock className={styles.loadingPanel} />
        <SkeletonBlock className={styles.loadingCard} />
        <SkeletonBlock className={styles.loadingCard} />
      </div>
    </Skeleton>
  );
}
