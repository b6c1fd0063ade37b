import { Navigate, Route, Routes } from 'react-router-dom';
import { HomeScreen } from '#web/features/home/home-screen.tsx';
import { pathPatterns, paths } from '#web/lib/paths.ts';
import { CurrentScreen } from './current-screen.tsx';
import { Layout } from './layout.tsx';
import { lazyScreen } from './lazy-screen.ts';

const BookingScreen = lazyScreen(async () => {
  const { BookingScreen } = await import('#web/features/booking/booking-screen.tsx');
  return BookingScreen;
});

const ConfirmationScreen = lazyScreen(async () => {
  const { ConfirmationScreen } = await import('#web/features/my-bookings/confirmation-screen.tsx');
  return ConfirmationScreen;
});

const MyBookingsScreen = lazyScreen(async () => {
  const { MyBookingsScreen } = await import('#web/features/my-bookings/my-bookings-screen.tsx');
  return MyBookingsScreen;
});

const RescheduleScreen = lazyScreen(async () => {
  const { RescheduleScreen } = await import('#web/features/booking/reschedule-screen.tsx');
  return RescheduleScreen;
});

/** Which screen shows for which route; the empty and any unknown path go home (spec §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route element={<CurrentScreen />}>
          <Route path={paths.home} element={<HomeScreen />} />
          <Route path={paths.bookAppointment} element={<BookingScreen />} />
          <Route path={pathPatterns.confirmation} element={<ConfirmationScreen />} />
          <Route path={pathPatterns.reschedule} element={<RescheduleScreen />} />
          <Route path={paths.myBookings} element={<MyBookingsScreen />} />
        </Route>
        {/* Outside CurrentScreen: passing through a redirect is no arrival. */}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
