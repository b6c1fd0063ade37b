import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { appointmentQuery, isBookingGone } from '#web/lib/appointment-query.ts';
import { findMyAppointment } from '#web/lib/my-appointments.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { paths } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query-provider.tsx';
import { Container } from '#web/ui/container.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BookingNotFound } from './booking-not-found.tsx';
import { BookingUnreachable } from './booking-unreachable.tsx';
import styles from './confirmation-screen.module.css';
import { confirmationTexts } from './confirmation-texts.ts';
import { ConfirmedVisit } from './confirmed-visit.tsx';

/** A booking by its number, for the browser that holds its token. */
export function ConfirmationScreen() {
  const { confirmationNumber } = useParams();
  // spec §2, Confirmation: without a number there is nothing to show.
  if (!confirmationNumber) return <Navigate to={paths.home} replace />;
  return (
    <QueryProvider>
      <Container className={styles.screen} width="page">
        <Confirmation confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}

function Confirmation({ confirmationNumber }: { confirmationNumber: string }) {
  const token = findMyAppointment(confirmationNumber)?.manageToken;
  const { data, error, isFetching, refetch } = useQuery(appointmentQuery(confirmationNumber, token));
  const hasNothing = isBookingGone(error) || (!data && !token);
  usePageTitle(hasNothing ? confirmationTexts.notFound.title : confirmationTexts.tabTitle);

  if (hasNothing) return <BookingNotFound />;
  if (data) return <ConfirmedVisit appointment={data} />;
  if (error) return <BookingUnreachable busy={isFetching} onTryAgain={() => void refetch()} />;
  return <Skeleton lines={8} label={confirmationTexts.loading} />;
}
