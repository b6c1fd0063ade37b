import { usePageTitle } from '#web/lib/page-title.ts';
import { QueryProvider } from '#web/lib/query-provider.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import styles from './booking-screen.module.css';
import { bookingTexts } from './booking-texts.ts';
import { VisitFinder } from './visit-finder.tsx';

export function BookingScreen() {
  usePageTitle(bookingTexts.title);
  return (
    <QueryProvider>
      <Container className={styles.screen}>
        <PageHeading lead={bookingTexts.lead}>{bookingTexts.title}</PageHeading>
        <VisitFinder />
      </Container>
    </QueryProvider>
  );
}
