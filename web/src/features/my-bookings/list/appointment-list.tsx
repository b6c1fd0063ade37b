import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './my-bookings-screen.module.css';

interface AppointmentListProps {
  title: string;
  appointments: readonly PatientAppointment[];
  now: Date | undefined;
  /** The numbers of those that this browser stores, and so can forget. */
  kept: readonly string[];
  onForget: (confirmationNumber: string) => void;
}

/** A part of the appointments below its heading; nothing if it is empty. */
export function AppointmentList({ title, appointments, now, kept, onForget }: AppointmentListProps) {
  if (appointments.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      <ul className={styles.list}>
        {appointments.map((appointment) => {
          const { confirmationNumber } = appointment;
          const isKept = kept.includes(confirmationNumber);
          return (
            <AppointmentCard
              key={confirmationNumber}
              appointment={appointment}
              now={now}
              onForget={isKept ? () => onForget(confirmationNumber) : undefined}
            />
          );
        })}
      </ul>
    </section>
  );
}
