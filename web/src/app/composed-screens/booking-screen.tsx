import { type ComponentType, lazy, Suspense } from 'react';
import { BookingScreen as Booking } from '#web/features/booking/booking-screen.tsx';
import type { EarlierTimeProps } from '#web/features/my-bookings/waitlist/earlier-time.tsx';

// Only a full day shows it. Without it, the list must still show.
const EarlierTime = lazy(() =>
  import('#web/features/my-bookings/waitlist/earlier-time.tsx').then(
    (module): { default: ComponentType<EarlierTimeProps> } => ({ default: module.EarlierTime }),
    () => ({ default: () => null }),
  ),
);

/** The booking screen with the offer on a full day in it: composed here, since features never import each other. */
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
