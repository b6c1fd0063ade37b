import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { appointmentPhase } from '#web/features/my-bookings/appointment/appointment-phase.ts';

/** The state that the page shows: `begun` during the appointment, `past` after it, `other` for an unknown status. */
export type ConfirmationState = 'open' | 'begun' | 'past' | 'cancelled' | 'completed' | 'other';

const minuteMs = 60_000;
const sendingMinutes = 15;

export function confirmationState(
  appointment: Pick<PatientAppointment, 'status' | 'startsAt' | 'duration'>,
  now: Date | undefined,
): ConfirmationState {
  const phase = appointmentPhase(appointment, now);
  if (phase === 'open') return 'open';
  if (appointment.status === 'no-show') return 'past';
  if (phase === 'begun') {
    const endsAtMs = Date.parse(appointment.startsAt) + appointment.duration * minuteMs;
    return now && now.getTime() >= endsAtMs ? 'past' : 'begun';
  }
  return appointment.status === 'cancelled' || appointment.status === 'completed'
    ? appointment.status
    : 'other';
}

/** Whether the appointment was booked so recently that its confirmation email may not have arrived. */
export function wasJustBooked({ bookingDate }: { bookingDate: string }, now: Date): boolean {
  return now.getTime() - Date.parse(bookingDate) < sendingMinutes * minuteMs;
}
