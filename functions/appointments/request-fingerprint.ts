import { createHash } from 'node:crypto';
import { type BookingField, type BookingForm, bookingFields } from '#shared/appointments/booking-form.ts';

interface FingerprintedRequest extends BookingForm {
  location: { id: string };
  date: string;
  time: string;
}

/** What every request has had since the first. Other fields of the form come last, without empty ones at the end. */
const first: readonly BookingField[] = [
  'firstName',
  'lastName',
  'dob',
  'email',
  'insuranceNumber',
  'insuranceProvider',
];
const later = bookingFields.filter((field) => !first.includes(field));

/** A digest of a request: the same for a retry, different for another request with the same confirmation number. */
export function fingerprintOf(request: FingerprintedRequest): string {
  const typed = later.map((field) => request[field] ?? '');
  const content = [
    ...first.map((field) => request[field]),
    request.location.id,
    request.date,
    request.time,
    ...typed.slice(0, typed.findLastIndex(Boolean) + 1),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
