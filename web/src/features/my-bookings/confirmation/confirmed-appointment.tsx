import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { type NavigationState, useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { confirmationPath } from '#web/lib/paths.ts';
import { useServerClock } from '#web/lib/query/server-clock.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AppointmentAdvice } from './appointment-advice.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { CheckIn } from './check-in.tsx';
import { checkInState } from './check-in-state.ts';
import { ConfirmationActions } from './confirmation-actions.tsx';
import { ConfirmationEmail } from './confirmation-email.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { type ConfirmationState, confirmationState, wasJustBooked } from './confirmation-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';
import styles from './confirmed-appointment.module.css';

const texts = confirmationTexts.second;

/** The other of two visits booked together, which has its own confirmation. */
function SecondVisit({ confirmationNumber }: { confirmationNumber: string }) {
  const { second } = useNavigationState();
  const own = second === undefined ? undefined : findOwnBooking(second);
  const { data } = useQuery(appointmentQuery(own?.confirmationNumber ?? '', own?.manageToken));
  if (!own || !data) return null;
  return (
    <div className={styles.second}>
      <Notice
        tone="success"
        title={texts.title(data.firstName, formatSlotTime(data.time))}
        actions={
          <ButtonLink
            size="small"
            variant="secondary"
            to={confirmationPath(own.confirmationNumber)}
            state={{ second: confirmationNumber } satisfies NavigationState}
          >
            {texts.open(data.firstName)}
          </ButtonLink>
        }
      >
        {texts.number(own.confirmationNumber)}
      </Notice>
    </div>
  );
}

const { panel } = confirmationTexts;
const titleId = 'visit-title';

const looks: Record<ConfirmationState, { icon: typeof Info; className: string | undefined }> = {
  open: { icon: CircleCheck, className: styles.confirmed },
  cancelled: { icon: CircleX, className: styles.cancelled },
  begun: { icon: Info, className: styles.other },
  past: { icon: Info, className: styles.other },
  completed: { icon: Info, className: styles.other },
  other: { icon: Info, className: styles.other },
};

/** The appointment: its number, its details, and how to prepare for it. */
export function ConfirmedAppointment({ appointment }: { appointment: PatientAppointment }) {
  const { now, asking } = useServerClock();
  const [openedAt] = useState(() => new Date());
  // By the browser's clock, the appointment may be over. Wait for the server's clock, so that the heading doesn't
  // change.
  if (asking && Date.parse(appointment.startsAt) <= openedAt.getTime()) {
    return <ConfirmationSkeleton />;
  }
  const moment = confirmationState(appointment, now);
  const { icon: Icon, className } = looks[moment];
  const checkIn = checkInState(appointment, now);
  const isToCome = moment === 'open' || (moment === 'other' && appointment.status !== 'arrived');
  return (
    <>
      <p className={styles.letterhead}>{brand.name}</p>
      <div className={`grid justify-items-center gap-3 rounded-lg text-center ${styles.panel} ${className}`}>
        <Icon className={`print-hidden ${styles.icon}`} aria-hidden="true" size={48} strokeWidth={1.75} />
        <h1 id={titleId} className="text-2xl" tabIndex={-1}>
          {panel.title[moment]}
        </h1>
        <p>
          {panel.number}
          <strong className={`block font-display tabular-nums ${styles.number}`}>
            {appointment.confirmationNumber}
          </strong>
        </p>
        <CheckIn
          key={appointment.confirmationNumber}
          confirmationNumber={appointment.confirmationNumber}
          state={checkIn}
        />
        {isToCome &&
          (moment === 'open' && wasJustBooked(appointment, now ?? openedAt) ? (
            <ConfirmationEmail appointment={appointment} now={asking ? undefined : (now ?? openedAt)} />
          ) : (
            !checkIn && (
              <p className={`max-w-text wrap-anywhere text-soft print-hidden ${styles.write}`}>
                {panel.write}
              </p>
            )
          ))}
      </div>
      <SecondVisit confirmationNumber={appointment.confirmationNumber} />
      <div className={`grid items-start gap-5 ${styles.columns}`} data-alone={isToCome ? undefined : true}>
        <AppointmentDetails appointment={appointment}>
          <AppointmentChanges appointment={appointment} now={now} titleId={titleId} />
        </AppointmentDetails>
        {isToCome && <AppointmentAdvice appointment={appointment} />}
      </div>
      <ConfirmationActions clinicId={appointment.location.id} />
    </>
  );
}
