import { randomUUID } from 'node:crypto';
import { slotTimes } from '#shared/appointments/slots.ts';
import { nextClinicDay } from '#shared/clinics/clinic-days.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';

let counter = 0;

/** An unused confirmation number. */
function freshNumber(): string {
  counter += 1;
  return `UC${String(counter).padStart(6, '0')}${randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()}`;
}

let lastDay = '2027-01-04';

/**
 * A day on which the clinics are open, and that no other test of the file uses, so that tests don't see each other's
 * appointments.
 */
export function freshDay(): string {
  lastDay = nextClinicDay(lastDay);
  return lastDay;
}

/** The body of a valid booking, for a new patient. */
export function bookingBody(changes: Record<string, unknown> = {}) {
  const confirmationNumber = freshNumber();
  return {
    confirmationNumber,
    firstName: 'Dana',
    lastName: 'Ortega',
    dob: '1987-06-05',
    email: `${confirmationNumber.toLowerCase()}@example.com`,
    insuranceNumber: 'XK-99122',
    insuranceProvider: 'Cigna',
    location: { id: '1' as ClinicId },
    date: '2026-11-24',
    time: '9:30',
    ...changes,
  };
}

export type BookingBody = ReturnType<typeof bookingBody>;

/** Every slot of a day at all clinics. */
export function slotsOn(date: string): { locationId: ClinicId; date: string; time: string }[] {
  return clinicIds.flatMap((locationId) =>
    slotTimes(locationId, date).map((time) => ({ locationId, date, time })),
  );
}
