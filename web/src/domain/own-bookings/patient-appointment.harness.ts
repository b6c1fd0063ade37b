import type { PatientAppointment } from '#shared/appointments/appointment.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';

export const monday = '2026-11-23';
export const tuesday = '2026-11-24';

/** Monday morning at the clinics. */
export const now = slotStart(monday, '8:00').toISOString();

let count = 0;

/** An appointment as its patient sees it, with a unique number; on Tuesday unless `changes` say otherwise. */
export function patientAppointment(changes: Partial<PatientAppointment> = {}): PatientAppointment {
  count += 1;
  const confirmationNumber = changes.confirmationNumber ?? `UC${String(count).padStart(6, '0')}AAAAAA`;
  const date = changes.date ?? tuesday;
  const time = changes.time ?? '1:45';
  return {
    id: confirmationNumber,
    confirmationNumber,
    firstName: 'Maya',
    lastName: 'Torres',
    email: 'maya@example.com',
    insuranceProvider: 'Cigna',
    location: clinicById('1'),
    date,
    time,
    startsAt: slotStart(date, time).toISOString(),
    duration: 30,
    bookingDate: now,
    status: 'confirmed',
    version: 1,
    ...changes,
  };
}
