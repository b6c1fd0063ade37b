import { usePageTitle } from '#web/content/page-title.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { AppointmentFinder } from './appointment-finder.tsx';
import styles from './booking-screen.module.css';

/** Texts of the booking screen itself. Each stage has its own. */
export const bookingTexts = {
  title: 'Book an Appointment',
  lead: 'Choose a clinic and a time, or just walk in.',
};

export function BookingScreen() {
  usePageTitle(bookingTexts.title);
  return (
    <QueryProvider>
      <Container className={`grid gap-4 screen-4 ${styles.screen}`}>
        <PageHeading lead={bookingTexts.lead}>{bookingTexts.title}</PageHeading>
        <AppointmentFinder />
      </Container>
    </QueryProvider>
  );
}
