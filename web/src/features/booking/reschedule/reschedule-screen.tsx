import { Navigate, useParams } from 'react-router-dom';
import { required } from '#shared/required.ts';
import { useAppointment } from '#web/domain/appointment-access/use-appointment.ts';
import { isAppointmentGone } from '#web/domain/own-bookings/appointment-query.ts';
import { useLinkedAppointment } from '#web/domain/own-bookings/use-linked-appointment.ts';
import styles from '#web/features/booking/booking-screen.module.css';
import { usePageTitle } from '#web/lib/browser/page-title.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { RescheduleFinder } from './reschedule-finder.tsx';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

/** Moves an appointment to another slot. Emails link here, too. */
export function RescheduleScreen() {
  const confirmationNumber = required(useParams().confirmationNumber, 'confirmationNumber');
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
  const link = useLinkedAppointment(confirmationNumber);
  const query = useAppointment(confirmationNumber, { wait: link.isAsking });
  const { data, error, hasProof } = query;
  const { now } = useServerClock();

  // The confirmation explains it: not found, canceled, or begun and whom to call.
  const confirmation = <Navigate to={confirmationPath(confirmationNumber)} replace />;
  if (data && !isAppointmentGone(error)) {
    const canMove = data.status === 'confirmed' && !hasStarted(data, now);
    return canMove ? <RescheduleFinder appointment={data} /> : confirmation;
  }
  if (link.isAsking) return <Skeleton lines={8} label={texts.loading} />;
  if (!link.unanswered) {
    if (!hasProof || isAppointmentGone(error)) return confirmation;
    if (!error) return <Skeleton lines={8} label={texts.loading} />;
  }
  const tryAgain = () => {
    if (link.unanswered) link.tryAgain();
    else void query.refetch();
  };
  return (
    <Notice
      tone="error"
      live
      title={texts.unreachable.title}
      actions={
        <Button busy={link.isFetching || query.isFetching} onClick={tryAgain}>
          {texts.unreachable.tryAgain}
        </Button>
      }
    >
      {texts.unreachable.text}
    </Notice>
  );
}
