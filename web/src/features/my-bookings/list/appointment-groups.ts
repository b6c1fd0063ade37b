import type { PatientAppointment } from '#shared/appointments/appointment.ts';

export const groupNames = ['upcoming', 'past', 'cancelled'] as const;

export type AppointmentGroups = Record<(typeof groupNames)[number], PatientAppointment[]>;

function groupOf({ status, startsAt, duration }: PatientAppointment, now: Date | undefined) {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'completed') return 'past';
  // A patient who is late, or in the waiting room, still looks for the visit under "Coming up".
  const endsAt = Date.parse(startsAt) + duration * 60_000;
  return now !== undefined && endsAt <= now.getTime() ? 'past' : 'upcoming';
}

function soonestFirst(appointments: readonly PatientAppointment[]): PatientAppointment[] {
  return appointments.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Upcoming appointments soonest first, the others latest first. While the time is unknown, no confirmed one is past. */
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

/** Whether it was booked with this email address in any case. A blank address matches all. */
export function isBookedWith(email: string, appointment: PatientAppointment): boolean {
  return email === '' || appointment.email.toLowerCase() === email.toLowerCase();
}

/** The patients, numbered in the order of their first visits, so that each has a color of their own. */
export function numberPatients(appointments: readonly PatientAppointment[]): Map<string, number> {
  const names = soonestFirst(appointments).map(patientName);
  return new Map([...new Set(names)].map((name, index) => [name, index]));
}

export function patientName({ firstName, lastName }: PatientAppointment): string {
  return `${firstName} ${lastName}`;
}
