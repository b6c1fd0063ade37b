import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { required } from '#shared/required.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { useAppointment } from '#web/domain/appointments/use-appointment.ts';
import { isSlotTime, readLinkedChoice } from '#web/features/booking/address/linked-choice.ts';
import booking from '#web/features/booking/booking-screen.module.css';
import { slotKey } from '#web/features/booking/slots/slot-choice.ts';
import { withMention } from '#web/lib/api/api-problem.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { QueryProvider } from '#web/lib/query/query-provider.tsx';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton, SkeletonBlock } from '#web/ui/feedback/skeleton.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { TaskHeading } from '#web/ui/layout/task-heading.tsx';
import styles from './reschedule.module.css';
import { RescheduleFinder } from './reschedule-finder.tsx';
import { RescheduleOffer, useIsOpen } from './reschedule-offer.tsx';
import { rescheduleTexts as texts } from './reschedule-texts.ts';

/** Placeholders for the visit, the search and the first clinic. */
function RescheduleSkeleton() {
  return (
    <Skeleton label={texts.loading}>
      <div className="grid gap-5">
        <SkeletonBlock className={styles.loadingVisit} />
        <SkeletonBlock className={styles.loadingSearch} />
        <SkeletonBlock className={styles.loadingClinic} />
      </div>
    </Skeleton>
  );
}

/** Reschedules an appointment. Emails link here, too. */
export function RescheduleScreen() {
  const confirmationNumber = required(useParams().confirmationNumber, 'confirmationNumber');
  usePageTitle(texts.title);
  return (
    <QueryProvider>
      <TaskHeading>{texts.title}</TaskHeading>
      <Container className={`grid gap-4 screen-4 ${booking.screen}`}>
        <Reschedule confirmationNumber={confirmationNumber} />
      </Container>
    </QueryProvider>
  );
}

function Reschedule({ confirmationNumber }: { confirmationNumber: string }) {
  const state = useAppointment(confirmationNumber);
  const { now } = useServerClock();
  const [params] = useSearchParams();
  const { clinic, date, time = '' } = readLinkedChoice(params);
  const offered = clinic && date && isSlotTime(time) ? { clinic, date, time } : undefined;
  const isOpen = useIsOpen(offered);

  // The confirmation explains why the visit can't be moved: it wasn't found, was canceled, or has begun. In the last
  // case, it shows which number to call.
  const confirmation = <Navigate to={confirmationPath(confirmationNumber)} replace />;
  switch (state.phase) {
    case 'loading':
      return <RescheduleSkeleton />;
    case 'found': {
      const { appointment } = state;
      const canReschedule = appointment.status === 'confirmed' && !hasStarted(appointment, now);
      if (!canReschedule) return confirmation;
      if (!offered) return <RescheduleFinder appointment={appointment} />;
      if (isOpen === undefined) return <RescheduleSkeleton />;
      return (
        <RescheduleOffer
          key={slotKey(offered)}
          appointment={appointment}
          offered={offered}
          isOpen={isOpen}
          link={params}
        />
      );
    }
    case 'missing':
      return confirmation;
    case 'unreachable':
      return (
        <Notice
          tone="error"
          live
          title={texts.unreachable.title}
          actions={
            <Button busy={state.isFetching} onClick={state.tryAgain}>
              {texts.unreachable.tryAgain}
            </Button>
          }
        >
          {withMention(texts.unreachable.text, state.error)}
        </Notice>
      );
  }
}
