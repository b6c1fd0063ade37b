import { Navigate, useParams } from 'react-router-dom';
import { isBookingGone } from '#web/lib/appointment-query.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query-provider.tsx';
import { hasBegun, useServerClock } from '#web/lib/server-clock.ts';
import { useLinkedVisit } from '#web/lib/use-linked-visit.ts';
import { useVisit } from '#web/lib/use-visit.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './booking-screen.module.css';
import { RescheduleFinder } from './reschedule-finder.tsx';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

/** Another time for a visit that is booked, with the booking screen's own parts; a mail's link leads here too. */
export function RescheduleScreen() {
  const { confirmationNumber = '' } = useParams();
  usePageTitle(texts.title);
  return (
    <QueryProvider>
      <Container className={styles.screen}>
        <PageHeading>{texts.title}</PageHeading>
        <Reschedule confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}

function Reschedule({ confirmationNumber }: { confirmationNumber: string }) {
  const link = useLinkedVisit(confirmationNumber);
  const visit = useVisit(confirmationNumber, { wait: link.isAsking });
  const { data, error, hasProof } = visit;
  const { now } = useServerClock();

  // The booking's own page says what there is to say: not found, cancelled, or begun and whom to call.
  const elsewhere = <Navigate to={confirmationPath(confirmationNumber)} replace />;
  if (data && !isBookingGone(error)) {
    const canMove = data.status === 'confirmed' && !hasBegun(data, now);
    return canMove ? <RescheduleFinder appointment={data} /> : elsewhere;
  }
  if (link.isAsking) return <Skeleton lines={8} label={texts.loading} />;
  if (!link.unanswered) {
    if (!hasProof || isBookingGone(error)) return elsewhere;
    if (!error) return <Skeleton lines={8} label={texts.loading} />;
  }
  const tryAgain = () => {
    if (link.unanswered) link.tryAgain();
    else void visit.refetch();
  };
  return (
    <Notice
      tone="error"
      live
      title={texts.unreachable.title}
      actions={
        <Button busy={link.isFetching || visit.isFetching} onClick={tryAgain}>
          {texts.unreachable.tryAgain}
        </Button>
      }
    >
      {texts.unreachable.text}
    </Notice>
  );
}
