import { createHash } from 'node:crypto';
import type { BookingForm } from '#shared/appointments/booking-form.ts';

interface BookingRequest extends BookingForm {
  location: { id: string };
  date: string;
  time: string;
}

/** A digest of what was asked for: equal for a retry, different for another booking under the same number. */
export function fingerprintOf(request: BookingRequest): string {
  const { firstName, lastName, dob, email, insuranceNumber, insuranceProvider, location, date, time } =
    request;
  const asked = [
    firstName,
    lastName,
    dob,
    email,
    insuranceNumber,
    insuranceProvider,
    location.id,
    date,
    time,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}
