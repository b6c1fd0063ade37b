import { BookingScreen as Booking } from '#web/features/booking/booking-screen.tsx';
import { EarlierTime } from '#web/features/my-bookings/waitlist/earlier-time.tsx';

/** The booking screen with the offer on a full day in it: composed here, since features never import each other. */
export function BookingScreen() {
  return <Booking renderWaitOffer={(wish) => <EarlierTime {...wish} />} />;
}
