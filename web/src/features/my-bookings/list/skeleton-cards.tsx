import { Card } from '#web/ui/cards/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

/** Holds the places of bookings on their way. */
export function SkeletonCards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className={styles.list}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical blocks that never move.
        <Card key={place} tone="raised">
          <Skeleton lines={6} label={place === 0 ? myBookingsTexts.loading : ''} />
        </Card>
      ))}
    </div>
  );
}
