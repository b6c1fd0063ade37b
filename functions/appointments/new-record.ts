import { createHash, randomUUID } from 'node:crypto';
import { Problem } from '#shared/api/problem.ts';
import type { BodyOf } from '#shared/api/route.ts';
import { type BookingField, type BookingForm, bookingFields } from '#shared/appointments/booking-form.ts';
import type { appointmentRoutes } from '#shared/appointments/routes.ts';
import { slotStart } from '#shared/appointments/slots.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { clinicDateAt } from '#shared/time/clinic-time.ts';
import { attemptDigest } from './attempt.ts';
import type { Booker } from './book.ts';
import { estimated } from './estimate.ts';
import { type AppointmentItem, tokenEnd } from './record.ts';
import { slotRule } from './slots/slot-rule.ts';

interface FingerprintedRequest extends BookingForm {
  location: { id: string };
  date: string;
  time: string;
  note?: string | undefined;
}

/**
 * The fields that the booking form had at first. `fingerprintOf` must keep their order, and append newer fields without
 * trailing empty ones, so that stored digests still match.
 */
const originalFields: readonly BookingField[] = [
  'firstName',
  'lastName',
  'dob',
  'email',
  'insuranceNumber',
  'insuranceProvider',
];
const laterFields = bookingFields.filter((field) => !originalFields.includes(field));

/** A digest of a request: the same for a retry, different for another request with the same confirmation number. */
export function fingerprintOf(request: FingerprintedRequest): string {
  const typed = laterFields.map((field) => request[field] ?? '');
  const content = [
    ...originalFields.map((field) => request[field]),
    request.location.id,
    request.date,
    request.time,
    ...typed.slice(0, typed.findLastIndex(Boolean) + 1),
    ...(request.note ? [{ note: request.note }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

/** The body of a booking request, of a patient or of the desk, which may add a note. */
export type BookingRequest = BodyOf<(typeof appointmentRoutes)['POST /api/appointments']> & {
  note?: string | undefined;
};

/** Why the rules refuse the request at this time, whatever is stored. Undefined if they don't. */
export function brokenRules(request: BookingRequest, now: Date): Problem | undefined {
  const dob = birthDateMessage(request.dob, clinicDateAt(now));
  const slot = slotRule(request.location.id, request.date, now)(request.time);
  if (!dob && !slot) return undefined;
  const fields = { ...(dob && { dob }), ...(slot && { [slot.field]: slot.message }) };
  return new Problem('invalid', slot?.message ?? 'Please check the fields listed here.', { fields });
}

/**
 * Whether this request is a retry of the one that made the appointment. A retry has the same attempt. Once the email
 * address was corrected, a request without an attempt never counts as a retry: the recipient at the wrong address could
 * send it, since the mail to them contains most of the other fields.
 */
export function isMadeBy(request: BookingRequest, item: AppointmentItem): boolean {
  const { attempt } = request;
  if (item.emailGeneration && !attempt) return false;
  return (
    item.fingerprint === fingerprintOf(request) && item.attemptDigest === (attempt && attemptDigest(attempt))
  );
}

/** The record of a booking request. */
export function newAppointment(request: BookingRequest, { visitor }: Booker, now: Date): AppointmentItem {
  const { location, phone, reason, note, attempt, ...details } = request;
  const startsAt = slotStart(request.date, request.time);
  const bookingDate = now.toISOString();
  const item: AppointmentItem = {
    ...details,
    ...(phone && { phone }),
    ...(reason && { reason }),
    ...(note && { note }),
    ...(attempt && { attemptDigest: attemptDigest(attempt) }),
    id: randomUUID(),
    ...(request.email && { emailKey: request.email.toLowerCase() }),
    locationId: location.id,
    startsAt: startsAt.toISOString(),
    bookingDate,
    createdMonth: bookingDate.slice(0, 7),
    visitMonth: startsAt.toISOString().slice(0, 7),
    status: 'confirmed',
    version: 1,
    fingerprint: fingerprintOf(request),
    tokenExpiresAt: tokenEnd(startsAt, now),
    ...visitor,
  };
  return estimated(undefined, item, now);
}
