import { usePageTitle } from '#web/content/page-title.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { OpenBookings } from './open-bookings.tsx';
import { openBookingsTexts } from './open-bookings-texts.ts';

/**
 * The target of the link beside an emailed code. Only its button opens the bookings, because email programs open
 * links, too.
 */
export function OpenBookingsScreen() {
  usePageTitle(openBookingsTexts.ask.title);
  return (
    <QueryProvider>
      <Container className="screen-4" width="page">
        <OpenBookings />
      </Container>
    </QueryProvider>
  );
}
