import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { BookingCard } from './booking-card.tsx';
import styles from './my-bookings-screen.module.css';

interface BookingListProps {
  title: string;
  appointments: readonly PatientAppointment[];
  now: Date | undefined;
  onForget: (confirmationNumber: string) => void;
}

/** One part of the bookings below its heading; nothing when it is empty. */
export function BookingList({ title, appointments, now, onForget }: BookingListProps) {
  if (appointments.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      <ul className={styles.list}>
        {appointments.map((appointment) => (
          <BookingCard
            key={appointment.confirmationNumber}
            appointment={appointment}
            now={now}
            onForget={() => onForget(appointment.confirmationNumber)}
          />
        ))}
      </ul>
    </section>
  );
}
