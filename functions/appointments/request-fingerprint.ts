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
  // Only if given: without it, the digest is that of bookings made before anybody was asked.
  const phone = request.phone ? [request.phone] : [];
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
    ...phone,
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 22);
}
