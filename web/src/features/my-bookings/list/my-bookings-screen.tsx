import { usePageTitle } from '#web/content/page-title.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { MyBookings } from './my-bookings.tsx';
import { myBookingsTexts as texts } from './my-bookings-texts.ts';

/** The appointments booked in this browser, and those of a lookup session. */
export function MyBookingsScreen() {
  usePageTitle(texts.title);
  return (
    <QueryProvider>
      <Container className="grid gap-5 screen-4">
        <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
        <MyBookings />
      </Container>
    </QueryProvider>
  );
}
