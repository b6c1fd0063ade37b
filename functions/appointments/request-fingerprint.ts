import { createHash } from 'node:crypto';
import type { BookingForm } from '#shared/appointments/booking-form.ts';

interface FingerprintedRequest extends BookingForm {
  location: { id: string };
  date: string;
  time: string;
}

/** A digest of a request: the same for a retry, different for another request with the same confirmation number. */
export function fingerprintOf(request: FingerprintedRequest): string {
  const { firstName, lastName, dob, email, insuranceNumber, insuranceProvider, location, date, time } =
    request;
  // Left out when not given, so that the digest equals that of appointments from before the form had these fields. With
  // a reason, the phone keeps its place even if it is empty: a reason must not pass for a phone.
  const { phone = '', reason } = request;
  const optional = reason ? [phone, reason] : phone ? [phone] : [];
  const content = [
    firstName,
    lastName,
    dob,
    email,
    insuranceNumber,
    insuranceProvider,
    location.id,
    date,
    time,
    ...optional,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
