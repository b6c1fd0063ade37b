import type { ReactNode } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { phoneUrl } from '#web/domain/clinics/clinic-links.ts';
import { StatusBadge } from '#web/features/my-bookings/appointment/status-badge.tsx';
import { estimateTexts } from '#web/features/my-bookings/estimate/estimate-texts.ts';
import { VisitEstimate } from '#web/features/my-bookings/estimate/visit-estimate.tsx';
import { Card } from '#web/ui/cards/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './appointment-details.module.css';
import { confirmationTexts } from './confirmation-texts.ts';

const texts = confirmationTexts.details;

interface AppointmentDetailsProps {
  appointment: PatientAppointment;
  title: string;
  /** The server's time; undefined until it is known. */
  now: Date | undefined;
  /** Whether the patient may still ask for a cost estimate. */
  canAsk: boolean;
  /** Buttons that change the appointment. */
  children: ReactNode;
}

/** The appointment's other details, and the buttons that change it. */
export function AppointmentDetails({ appointment, title, now, canAsk, children }: AppointmentDetailsProps) {
  const { confirmationNumber, location, estimate } = appointment;
  return (
    <Card as="section" tone="raised" aria-labelledby="visit-details">
      <h2 id="visit-details" className={`text-xl ${styles.title}`}>
        {title}
      </h2>
      <dl>
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
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
