import type { ReactNode } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import { estimateTexts } from '#web/features/my-bookings/estimate/estimate-texts.ts';
import { VisitEstimate } from '#web/features/my-bookings/estimate/visit-estimate.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './appointment-details.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.details;

interface AppointmentDetailsProps {
  appointment: PatientAppointment;
  /** The server's time; undefined until it is known. */
  now: Date | undefined;
  /** Whether its patient may still ask for a cost estimate. */
  canAsk: boolean;
  /** Buttons that change the appointment. */
  children: ReactNode;
}

export function AppointmentDetails({ appointment, now, canAsk, children }: AppointmentDetailsProps) {
  const { confirmationNumber, location, estimate } = appointment;
  return (
    <Card as="section" tone="raised" aria-labelledby="visit-details">
      <h2 id="visit-details" className={`text-xl ${styles.title}`}>
        {texts.title}
      </h2>
      <dl>
        <Row name={texts.when}>
          <strong>
            {/* Keeps "PM" beside its time on a phone. */}
            {formatLongDate(appointment.date, { year: true })},{' '}
            {formatSlotTime(appointment.time).replace(' ', '\u00a0')}
          </strong>
          <br />
          {texts.pacific}, {texts.minutes(appointment.duration)}
        </Row>
        <Row name={texts.where}>
          <strong>{location.name}</strong>
          <br />
          {location.address}
          <br />
          {location.city}, {location.state} {location.zipCode}
          <br />
          <ExternalLink className={styles.link} href={directionsUrl(location)} newTab>
            {texts.directions}
          </ExternalLink>
        </Row>
        <Row name={texts.phone}>
          <a className={styles.link} href={phoneUrl(location.phone)}>
            {location.phone}
          </a>
        </Row>
        <Row name={texts.patient}>
          <bdi>
            {appointment.firstName} {appointment.lastName}
          </bdi>
        </Row>
        <Row name={texts.email}>{appointment.email}</Row>
        <Row name={texts.provider}>{appointment.insuranceProvider}</Row>
        {(estimate || canAsk) && (
          <Row
            name={estimateTexts.visit.name}
            className={estimate && !estimate.sentAt ? undefined : 'print-hidden'}
          >
            <VisitEstimate
              confirmationNumber={confirmationNumber}
              estimate={estimate}
              now={now}
              ask={canAsk ? 'quiet' : undefined}
            />
          </Row>
        )}
        <Row name={texts.status}>
          <StatusBadge appointment={appointment} />
        </Row>
      </dl>
      <div className={`print-hidden ${styles.changes}`}>{children}</div>
    </Card>
  );
}

function Row({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(`grid items-baseline gap-x-4 border-t ${styles.row}`, className)}>
      <dt className={`text-soft ${styles.name}`}>{name}</dt>
      <dd className={`min-w-0 wrap-anywhere ${styles.value}`}>{children}</dd>
    </div>
  );
}
