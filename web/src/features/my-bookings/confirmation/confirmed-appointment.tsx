import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, IdCard, Info, Printer, TriangleAlert, WalletCards } from 'lucide-react';
import { useState } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { willBringCard } from '#shared/appointments/booking-form.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { appointmentQuery } from '#web/domain/own-bookings/appointment-query.ts';
import { findOwnBooking } from '#web/domain/own-bookings/own-bookings.ts';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { clinicClosedText } from '#web/features/my-bookings/appointment/clinic-closed.ts';
import { type NavigationState, useNavigationState } from '#web/lib/browser/navigation-state.ts';
import { bookPath, confirmationPath, paths, reschedulePath } from '#web/lib/paths.ts';
import { hasStarted, useServerClock } from '#web/lib/query/server-clock.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { CheckIn } from './check-in.tsx';
import { checkInState } from './check-in-state.ts';
import styles from './confirmation.module.css';
import { ConfirmationEmail } from './confirmation-email.tsx';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { type ConfirmationState, confirmationState, wasJustBooked } from './confirmation-state.ts';
import { confirmationTexts } from './confirmation-texts.ts';

const { actions: actionTexts, advice: adviceTexts, second: secondTexts, panel } = confirmationTexts;

function ConfirmationActions({ clinicId }: { clinicId: string }) {
  return (
    <nav className={`flex flex-wrap gap-3 print-hidden ${styles.actions}`} aria-label={actionTexts.label}>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {actionTexts.print}
      </Button>
      <ButtonLink variant="secondary" to={paths.myBookings}>
        {actionTexts.viewBookings}
      </ButtonLink>
      <ButtonLink variant="secondary" to={bookPath({ clinic: clinicId })}>
        {actionTexts.bookAnother}
      </ButtonLink>
      <ButtonLink variant="quiet" to={paths.home}>
        {actionTexts.backHome}
      </ButtonLink>
    </nav>
  );
}

const icons = [Clock, IdCard, WalletCards];

/** How to prepare for the appointment. */
function AppointmentAdvice({ appointment }: { appointment: PatientAppointment }) {
  const { phone } = appointment.location;
  const items =
    appointment.insuranceProvider === willBringCard ? adviceTexts.itemsWithCard : adviceTexts.items;
  return (
    <Card as="section" tone="sage" className={styles.advice} aria-labelledby="visit-advice">
      <h2 id="visit-advice" className={`text-xl ${styles.adviceTitle}`}>
        {adviceTexts.title}
      </h2>
      <ul className={`grid gap-4 ${styles.adviceList}`}>
        {items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Clock;
          return (
            <li key={title} className="flex gap-3">
              <Icon className={`flex-none print-hidden ${styles.adviceIcon}`} aria-hidden="true" />
              <div>
                <strong>{title}</strong>
                <p className="text-soft text-sm">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.questions}>
        {adviceTexts.questions} <a href={phoneUrl(phone)}>{phone}</a>.
      </p>
      <p className="text-soft text-sm">{adviceTexts.emergency}</p>
    </Card>
  );
}

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
        title={secondTexts.title(data.firstName, formatSlotTime(data.time))}
        actions={
          <ButtonLink
            size="small"
            variant="secondary"
            to={confirmationPath(own.confirmationNumber)}
            state={{ second: confirmationNumber } satisfies NavigationState}
          >
            {secondTexts.open(data.firstName)}
          </ButtonLink>
        }
      >
        {secondTexts.number(own.confirmationNumber)}
      </Notice>
    </div>
  );
}

const titleId = 'visit-title';

const looks: Record<ConfirmationState, { icon: typeof Info; className: string | undefined }> = {
  open: { icon: CircleCheck, className: styles.confirmed },
  closed: { icon: TriangleAlert, className: styles.closed },
  cancelled: { icon: CircleX, className: styles.cancelled },
  begun: { icon: Info, className: styles.other },
  past: { icon: Info, className: styles.other },
  completed: { icon: Info, className: styles.other },
  other: { icon: Info, className: styles.other },
};

/** The appointment: its number, its details, and how to prepare for it. */
export function ConfirmedAppointment({ appointment }: { appointment: PatientAppointment }) {
  const { now, asking } = useServerClock();
  const { moved = false } = useNavigationState();
  const [openedAt] = useState(() => new Date());
  // By the browser's clock, the appointment may be over. Wait for the server's clock, so that the heading doesn't
  // change.
  if (asking && Date.parse(appointment.startsAt) <= openedAt.getTime()) {
    return <ConfirmationSkeleton />;
  }
  const moment = confirmationState(appointment, now);
  const { icon: Icon, className } = looks[moment];
  const isClosed = moment === 'closed';
  const checkIn = isClosed ? undefined : checkInState(appointment, now);
  const isToCome = moment === 'open' || (moment === 'other' && appointment.status !== 'arrived');
  return (
    <>
      <p className={styles.letterhead}>{brand.name}</p>
      <div className={`grid justify-items-center gap-3 rounded-lg text-center ${styles.panel} ${className}`}>
        <Icon className={`print-hidden ${styles.icon}`} aria-hidden="true" size={48} strokeWidth={1.75} />
        <h1 id={titleId} className="text-2xl" tabIndex={-1}>
          {moment === 'open' && moved ? panel.moved : panel.title[moment]}
        </h1>
        {isClosed && <p className={styles.balanced}>{clinicClosedText(appointment)}</p>}
        {isClosed && !hasStarted(appointment, now) && (
          <ButtonLink
            variant="coral"
            size="large"
            className="print-hidden"
            to={reschedulePath(appointment.confirmationNumber)}
          >
            {appointmentTexts.closed.newTimes}
          </ButtonLink>
        )}
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
              <p className={`max-w-text wrap-anywhere text-soft print-hidden ${styles.balanced}`}>
                {panel.write}
              </p>
            )
          ))}
      </div>
      <SecondVisit confirmationNumber={appointment.confirmationNumber} />
      <div className={`grid items-start gap-5 ${styles.columns}`} data-alone={isToCome ? undefined : true}>
        <AppointmentDetails appointment={appointment} now={now} canAsk={moment === 'open'}>
          <AppointmentChanges appointment={appointment} now={now} titleId={titleId} />
        </AppointmentDetails>
        {isToCome && <AppointmentAdvice appointment={appointment} />}
      </div>
      <ConfirmationActions clinicId={appointment.location.id} />
    </>
  );
}
