import type { ReactNode } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { directionsUrl } from '#shared/clinics/directions-url.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import { ExternalLink } from '#web/ui/buttons/external-link.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import styles from './appointment-details.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.details;

interface AppointmentDetailsProps {
  appointment: PatientAppointment;
  /** Buttons that change the appointment. */
  children: ReactNode;
}

export function AppointmentDetails({ appointment, children }: AppointmentDetailsProps) {
  const { location } = appointment;
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
        <Row name={texts.status}>
          <StatusBadge appointment={appointment} />
        </Row>
      </dl>
      <div className={`print-hidden ${styles.changes}`}>{children}</div>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`grid items-baseline gap-x-4 border-t ${styles.row}`}>
      <dt className={`text-soft ${styles.name}`}>{name}</dt>
      <dd className={`min-w-0 wrap-anywhere ${styles.value}`}>{children}</dd>
    </div>
  );
}
