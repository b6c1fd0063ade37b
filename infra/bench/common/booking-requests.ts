import { randomBytes } from 'node:crypto';
import { slotTimes } from '#shared/appointments/slots.ts';
import { type ClinicId, clinicIds } from '#shared/clinics/clinics.ts';
import { addDays } from '#shared/time/clinic-time.ts';

/** The first day that is booked: a Tuesday, one day after `benchNow`. */
export const firstDate = '2026-11-24';
const lastDate = '2027-11-19';

function* freeSlots(): Generator<{ location: { id: ClinicId }; date: string; time: string }> {
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) {
    for (const id of clinicIds) {
      for (const time of slotTimes(id, date)) yield { location: { id }, date, time };
    }
  }
}

const slots = freeSlots();
let made = 0;
let clients = 0;

/** The address of a client that this process has not used yet. */
export function newAddress(): string {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** The body of a valid booking, with a number, a patient and a slot that this process has not used yet. */
export function bookingBody(changes: Record<string, unknown> = {}) {
  const slot = changes.date ? undefined : slots.next().value;
  made += 1;
  const count = String(made).padStart(6, '0');
  return {
    confirmationNumber: `UC${count}${count.split('').reverse().join('')}`,
    firstName: 'Dana',
    lastName: 'Ortega',
    dob: '1987-06-05',
    email: `dana.ortega.${count}@example.com`,
    insuranceNumber: 'XK-99122',
    insuranceProvider: 'Cigna',
    attempt: randomBytes(16).toString('base64url'),
    ...slot,
    ...changes,
  };
}
