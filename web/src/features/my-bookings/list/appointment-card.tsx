import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { appointmentTexts } from '#web/features/my-bookings/appointment/appointment-texts.ts';
import { clinicClosedText } from '#web/features/my-bookings/appointment/clinic-closed.ts';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import { VisitEstimate } from '#web/features/my-bookings/estimate/visit-estimate.tsx';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { patientName } from './appointment-groups.ts';
import styles from './my-bookings.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.card;

/** The colors of the patients. They repeat when there are more patients. */
const tints = ['bg-sage text-link', 'tone-warn', 'tone-info', 'tone-error'];

interface AppointmentCardProps {
  appointment: PatientAppointment;
  /** The patient's index among the patients in the list. */
  patient: number;
  now: Date | undefined;
  /** Undefined if this browser does not store the appointment. */
  onForget: (() => void) | undefined;
}

/**
 * An appointment in the list, with its buttons. The patient comes first, because a family may have several
 * appointments.
 */
function AppointmentCard({ appointment, patient, now, onForget }: AppointmentCardProps) {
  const { location, date, time, confirmationNumber, firstName, lastName, email } = appointment;
  const titleId = `appointment-${confirmationNumber}`;
  const card = useFocusThatStays(titleId);
  const closedText = clinicClosedText(appointment);
  return (
    <Card
      as="li"
      ref={card}
      tone="raised"
      className={`grid content-start gap-3 wrap-anywhere ${styles.card}`}
      aria-labelledby={titleId}
    >
      <div className={`grid items-center justify-items-start gap-2-3 ${styles.head}`}>
        <span
          className={`grid text-sm font-bold ${tints[patient % tints.length]} ${styles.initials}`}
          aria-hidden="true"
        >
          {firstName.charAt(0)}
          {lastName.charAt(0)}
        </span>
        <h3 id={titleId} className="grid gap-1 min-w-0" tabIndex={-1}>
          <bdi>{patientName(appointment)}</bdi>
          <span className={`font-semibold leading-130 ${styles.when}`}>
            {texts.dateTime(formatLongDate(date, { year: true }), formatSlotTime(time))}
          </span>
        </h3>
        <StatusBadge appointment={appointment} />
      </div>
      {closedText && (
        <Notice tone="warn" title={appointmentTexts.closed.title}>
          {closedText}
        </Notice>
      )}
      <address className="text-soft text-sm leading-150">
        <strong className="block text-ink text-base font-semibold">{location.name}</strong>
        {location.address}, {location.city}, {location.state} {location.zipCode}
      </address>
      <p className="text-soft text-sm leading-150">
        {texts.number}{' '}
        <strong className={`inline-block text-ink tabular-nums ${styles.number}`}>
          {confirmationNumber}
        </strong>
        <br />
        {email}
      </p>
      <VisitEstimate confirmationNumber={confirmationNumber} estimate={appointment.estimate} now={now} />
      <AppointmentChanges appointment={appointment} now={now} titleId={titleId} />
      <div className={`flex flex-wrap justify-between gap-x-2 ${styles.foot}`}>
        <ButtonLink
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          to={confirmationPath(confirmationNumber)}
        >
          {texts.details}
        </ButtonLink>
        {onForget && (
          <Button variant="quiet" size="small" aria-describedby={titleId} onClick={onForget}>
            {myBookingsTexts.forget.one}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Keeps the focus on an appointment that returns to its group when the server refuses to cancel it. */
function useFocusThatStays(titleId: string) {
  const card = useRef<HTMLDivElement>(null);

  // A layout effect, because its cleanup runs while the card is still in the page.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      setTimeout(() => document.getElementById(titleId)?.focus());
    };
  }, [titleId]);

  return card;
}

interface AppointmentListProps {
  title: string;
  appointments: readonly PatientAppointment[];
  now: Date | undefined;
  /** Each patient's index, by the patient's name. */
  patients: ReadonlyMap<string, number>;
  /** The confirmation numbers that this browser stores and so can forget. */
  kept: readonly string[];
  onForget: (confirmationNumber: string) => void;
  /** Replaces an empty list. Without it, an empty list renders nothing. */
  empty?: ReactNode;
}

/** A group of appointments below a heading that counts them. */
export function AppointmentList(props: AppointmentListProps) {
  const { title, appointments, now, patients, kept, onForget, empty } = props;
  const { length: count } = appointments;
  if (count === 0 && !empty) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">
        {title}{' '}
        {count > 0 && (
          <span className={`inline-block rounded-full bg-sage text-sm text-center ${styles.count}`}>
            {count}
            <VisuallyHidden> {myBookingsTexts.groups.count(count)}</VisuallyHidden>
          </span>
        )}
      </h2>
      {count === 0 && empty}
      <ul className={`grid gap-4 ${styles.list}`}>
        {appointments.map((appointment) => {
          const { confirmationNumber } = appointment;
          const isKept = kept.includes(confirmationNumber);
          return (
            <AppointmentCard
              key={confirmationNumber}
              appointment={appointment}
              patient={patients.get(patientName(appointment)) ?? 0}
              now={now}
              onForget={isKept ? () => onForget(confirmationNumber) : undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}
