import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import cardStyles from './appointment-card.module.css';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

/** Reserves the space of appointments that are loading. */
export function SkeletonCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={`grid gap-4 ${styles.list}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
        <Card key={index} tone="raised" className={cardStyles.card}>
          <Skeleton lines={8} label={index === 0 ? myBookingsTexts.loading : ''} />
        </Card>
      ))}
    </div>
  );
}
