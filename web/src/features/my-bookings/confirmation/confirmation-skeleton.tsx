import { usePageTitle } from '#web/content/page-title.ts';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

/** Placeholders for the ticket, the details, and what to bring. */
export function ConfirmationSkeleton() {
  usePageTitle(confirmationTexts.tabTitle);
  return (
    <Skeleton label={confirmationTexts.loading}>
      <div className={`grid items-start gap-5 ${styles.columns}`}>
        <div className="grid grid-cols-1 gap-5">
          <SkeletonBlock className={styles.loading} />
          <SkeletonBlock className={styles.loading} />
        </div>
        <SkeletonBlock className={styles.loading} />
      </div>
    </Skeleton>
  );
}
