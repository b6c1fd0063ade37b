import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import styles from './reschedule.module.css';
import { rescheduleTexts } from './reschedule-texts.ts';

/** Placeholders for the visit, the search and the first clinic. */
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
