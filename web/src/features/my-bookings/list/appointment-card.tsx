import { useId } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { AppointmentChanges } from '#web/features/my-bookings/appointment/appointment-changes.tsx';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import { confirmationPath } from '#web/lib/paths.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './appointment-card.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

const texts = myBookingsTexts.card;

interface AppointmentCardProps {
  appointment: PatientAppointment;
  now: Date | undefined;
  /** Undefined if this browser does not store it. */
  onForget: (() => void) | undefined;
}

/** An appointment in the list, with the buttons that change it. */
export function AppointmentCard({ appointment, now, onForget }: AppointmentCardProps) {
  const titleId = useId();
  const { location, date, time, confirmationNumber, firstName, lastName, email, status } = appointment;
  return (
    <Card as="li" tone="raised" className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.name} tabIndex={-1}>
          {location.name}
        </h3>
        <StatusBadge status={status} />
      </div>
      <p className={styles.when}>
        {texts.dateTime(formatLongDate(date, { year: true }), formatSlotTime(time))}
      </p>
      <address className={styles.soft}>
        {location.address}, {location.city}, {location.state} {location.zipCode}
      </address>
      <p className={styles.soft}>
        {texts.patient} {firstName} {lastName}, {email}
      </p>
      <p>
        {texts.number} <strong className={styles.number}>{confirmationNumber}</strong>
      </p>
      <AppointmentChanges appointment={appointment} now={now} titleId={titleId} />
      <div className={styles.foot}>
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
