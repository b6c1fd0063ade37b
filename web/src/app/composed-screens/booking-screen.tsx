import { type ComponentType, lazy, Suspense } from 'react';
import { BookingScreen as Booking } from '#web/features/booking/booking-screen.tsx';
import type { EarlierTimeProps } from '#web/features/my-bookings/waitlist/earlier-time.tsx';

// The button loads when a full day is shown. If it fails to load, the list of times must still show.
const EarlierTime = lazy(() =>
  import('#web/features/my-bookings/waitlist/earlier-time.tsx').then(
    (module): { default: ComponentType<EarlierTimeProps> } => ({ default: module.EarlierTime }),
    () => ({ default: () => null }),
  ),
);

/**
 * The booking screen. When a day is full, it offers to email the visitor about earlier times. It is composed here,
 * since features never import each other.
 */
export function BookingScreen() {
  return (
    <Booking
      renderWaitOffer={(wish) => (
        <Suspense fallback={null}>
          <EarlierTime {...wish} />
        </Suspense>
      )}
    />
  );
}
