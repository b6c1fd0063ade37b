import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { brand } from '#shared/brand.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { hourMs } from '#shared/time/durations.ts';
import { usePageTitle } from '#web/content/page-title.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { clinicClosedText } from '#web/features/my-bookings/appointment/clinic-closed.ts';
import { EarlierTime } from '#web/features/my-bookings/waitlist/earlier-time.tsx';
import { useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { bookPath, paths, reschedulePath } from '#web/lib/paths.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { CheckIn } from './check-in.tsx';
import { checkInState } from './check-in-state.ts';
import styles from './confirmation.module.css';
import { ConfirmationEmail } from './confirmation-email.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { confirmationState, wasJustBooked } from './confirmation-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import { VisitAdvice } from './visit-advice.tsx';
import { titleId, VisitTicket } from './visit-ticket.tsx';

const { actions: actionTexts, ticket: texts, together: togetherTexts } = confirmationTexts;

function ConfirmationActions({ clinicId }: { clinicId: string }) {
  return (
    <nav className={`flex flex-wrap gap-3 print-hidden ${styles.actions}`} aria-label={actionTexts.label}>
      <ButtonLink variant="secondary" to={paths.myBookings}>
        {actionTexts.viewBookings}
      </ButtonLink>
      <ButtonLink variant="secondary" to={bookPath({ clinic: clinicId })}>
        {actionTexts.bookAnother}
      </ButtonLink>
      <Button variant="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {actionTexts.print}
      </Button>
      <ButtonLink variant="quiet" to={paths.home}>
        {actionTexts.backHome}
      </ButtonLink>
    </nav>
  );
}

/** Loads the other of two visits that were booked together. */
function useSecondVisit() {
  const { second } = useNavigationState();
  const own = second === undefined ? undefined : findOwnBooking(second);
  const { data, isLoading } = useQuery(appointmentQuery(own?.confirmationNumber ?? '', own?.manageToken));
  return { second: own && data, isLoading };
}

/** Why a visit must be moved, and a link to new times. */
function ClinicClosed({ appointment, now }: { appointment: PatientAppointment; now: Date | undefined }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>{clinicClosedText(appointment)}</p>
      {!hasStarted(appointment, now) && (
        <ButtonLink
          variant="coral"
          size="large"
          className="print-hidden"
          to={reschedulePath(appointment.confirmationNumber)}
        >
          {appointmentTexts.closed.newTimes}
        </ButtonLink>
      )}
    </div>
  );
}

/** The appointment: what happened, when and where it is, its details, and how to prepare for it. */
export function ConfirmedAppointment({ appointment }: { appointment: PatientAppointment }) {
  const { now, asking } = useServerClock();
  const { moved = false } = useNavigationState();
  const { second, isLoading } = useSecondVisit();
  const [openedAt] = useState(() => new Date());
  const state = confirmationState(appointment, now);
  const isOpen = state === 'open';
  const areBothOpen = isOpen && second !== undefined && confirmationState(second, now) === 'open';
  const ownTitle = isOpen && moved ? texts.moved : texts.title[state];
  const title = second ? togetherTexts.title[areBothOpen ? 'open' : 'other'] : ownTitle;
  usePageTitle(title);
  // If the appointment has begun by the browser's clock, wait for the server's clock, so that the heading doesn't
  // change.
  if (isLoading || (asking && Date.parse(appointment.startsAt) <= openedAt.getTime())) {
    return <ConfirmationSkeleton />;
  }
  const { confirmationNumber, location, date, firstName } = appointment;
  const isClosed = state === 'closed';
  const isToCome = isOpen || (state === 'other' && appointment.status !== 'arrived');
  const isNew = isOpen && wasJustBooked(appointment, now ?? openedAt);
  // With an hour or less to go, there's no time to read an email and come in earlier.
  const canComeEarlier = isOpen && Date.parse(appointment.startsAt) - (now ?? openedAt).getTime() > hourMs;
  return (
    <>
      <p className={styles.letterhead}>{brand.name}</p>
      <div className={`grid items-start gap-5 ${styles.columns}`} data-alone={isToCome ? undefined : true}>
        <div className="grid grid-cols-1 gap-5">
          <VisitTicket
            appointment={appointment}
            second={second}
            now={now}
            state={second && !areBothOpen ? 'other' : state}
            title={title}
            isAhead={isToCome || state === 'begun'}
            notice={isClosed && <ClinicClosed appointment={appointment} now={now} />}
          >
            <CheckIn
              key={confirmationNumber}
              confirmationNumber={confirmationNumber}
              state={isClosed ? undefined : checkInState(appointment, now)}
              isNew={isNew}
            />
            {isNew && (
              <ConfirmationEmail appointment={appointment} now={asking ? undefined : (now ?? openedAt)} />
            )}
          </VisitTicket>
          <AppointmentDetails
            appointment={appointment}
            title={second ? togetherTexts.details(firstName) : confirmationTexts.details.title}
            now={now}
            canAsk={isOpen}
          >
            {!second && (
              <AppointmentChanges appointment={appointment} now={now} titleId={titleId}>
                {canComeEarlier && (
                  <EarlierTime
                    clinicId={location.id}
                    until={date}
                    today={now && clinicDateAt(now)}
                    visit={appointment}
                    titleId={titleId}
                  />
                )}
              </AppointmentChanges>
            )}
          </AppointmentDetails>
        </div>
        {isToCome && (
          <VisitAdvice
            appointment={appointment}
            isMinor={appointment.isMinor === true || second?.isMinor === true}
          />
        )}
      </div>
      <ConfirmationActions clinicId={location.id} />
    </>
  );
}
