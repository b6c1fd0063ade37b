import type { PatientAppointment } from '#shared/appointments/appointment.ts';

export const groupNames = ['upcoming', 'past', 'cancelled'] as const;

export type AppointmentGroups = Record<(typeof groupNames)[number], PatientAppointment[]>;

function groupOf({ status, startsAt, duration }: PatientAppointment, now: Date | undefined) {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed' || status === 'no-show') return 'past';
  // A patient who is late, or in the waiting room, still expects the visit under "Coming up".
  const endsAt = Date.parse(startsAt) + duration * 60_000;
  return now !== undefined && endsAt <= now.getTime() ? 'past' : 'upcoming';
}

function soonestFirst(appointments: readonly PatientAppointment[]): PatientAppointment[] {
  return appointments.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/**
 * Upcoming appointments soonest first, the others latest first. While the time is unknown, confirmed appointments
 * count as upcoming.
 */
export function groupAppointments(
  appointments: readonly PatientAppointment[],
  now: Date | undefined,
): AppointmentGroups {
  const groups: AppointmentGroups = { upcoming: [], past: [], cancelled: [] };
  for (const appointment of soonestFirst(appointments)) groups[groupOf(appointment, now)].push(appointment);
  groups.past.reverse();
  groups.cancelled.reverse();
  return groups;
}

/** Whether the appointment was booked with this email address, ignoring case. A blank address matches all. */
export function isBookedWith(email: string, appointment: PatientAppointment): boolean {
  return email === '' || appointment.email.toLowerCase() === email.toLowerCase();
}

/** Numbers the patients in the order of their first visits, for each to have a color. */
export function numberPatients(appointments: readonly PatientAppointment[]): Map<string, number> {
  const names = soonestFirst(appointments).map(patientName);
  return new Map([...new Set(names)].map((name, index) => [name, index]));
}

export function patientName({ firstName, lastName }: PatientAppointment): string {
  return `${firstName} ${lastName}`;
}
