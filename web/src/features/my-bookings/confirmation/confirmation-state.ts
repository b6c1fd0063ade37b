import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { minuteMs } from '#shared/time/durations.ts';
import { appointmentPhase } from '#web/features/my-bookings/appointment/appointment-phase.ts';
import { clinicClosedText } from '#web/features/my-bookings/appointment/clinic-closed.ts';

/**
 * The state that the page shows. `closed`: the clinic is closed at the appointment's time. `begun`: the appointment has
 * begun and hasn't ended. `past`: it's over, or the patient didn't come. `other`: the patient arrived today, or the
 * status is unknown.
 */
export type ConfirmationState = 'open' | 'closed' | 'begun' | 'past' | 'cancelled' | 'completed' | 'other';

const sendingMinutes = 15;

export function confirmationState(
  appointment: Pick<
    PatientAppointment,
    'status' | 'date' | 'startsAt' | 'duration' | 'location' | 'clinicClosed'
  >,
  now: Date | undefined,
): ConfirmationState {
  const { status, date, startsAt, duration } = appointment;
  const phase = appointmentPhase(appointment, now);
  const hasEnded = now !== undefined && now.getTime() >= Date.parse(startsAt) + duration * minuteMs;
  if (phase !== 'closed' && !hasEnded && clinicClosedText(appointment)) return 'closed';
  if (phase === 'open') return 'open';
  if (phase === 'begun') return hasEnded ? 'past' : 'begun';
  // A patient who came late may still be waiting, until the day is over.
  const isDayOver = now !== undefined && clinicDateAt(now) > date;
  if (status === 'no-show' || (status === 'arrived' && isDayOver)) return 'past';
  return status === 'cancelled' || status === 'completed' ? status : 'other';
}

/** Whether the appointment was booked so recently that its confirmation email may not have arrived. */
export function wasJustBooked({ bookingDate }: { bookingDate: string }, now: Date): boolean {
  return now.getTime() - Date.parse(bookingDate) < sendingMinutes * minuteMs;
}
