import type { ReactNode } from 'react';
import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { patientName } from './appointment-groups.ts';
import styles from './my-bookings-screen.module.css';
import { myBookingsTexts } from './my-bookings-texts.ts';

interface AppointmentListProps {
  title: string;
  appointments: readonly PatientAppointment[];
  now: Date | undefined;
  /** Each patient's number. */
  patients: ReadonlyMap<string, number>;
  /** The confirmation numbers that this browser stores and so can forget. */
  kept: readonly string[];
  onForget: (confirmationNumber: string) => void;
  /** Replaces an empty list. Without it, an empty list renders nothing. */
  empty?: ReactNode;
}

/** A group of appointments below a heading with their number. */
export function AppointmentList({ title, appointments, empty, ...rest }: AppointmentListProps) {
  const { now, patients, kept, onForget } = rest;
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
