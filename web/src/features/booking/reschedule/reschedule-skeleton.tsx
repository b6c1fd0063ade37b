import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

/** The visit, the search and the first clinic, while the visit is loading. */
export function RescheduleSkeleton() {
  return (
    <Skeleton label={rescheduleTexts.loading}>
      <div className="grid gap-5">
        <SkeletonBlock className={styles.loadingVisit} />
        <SkeletonBlock className={styles.loadingSearch} />
        <SkeletonBlock className={styles.loadingClinic} />
      </div>
    </Skeleton>
  );
}
