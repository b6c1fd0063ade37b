import * as z from 'zod/mini';
import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import { deskFormSchema } from '#shared/appointments/desk-booking.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { birthDateMessage } from '#shared/forms/birth-date.ts';
import { dayCheck } from '#shared/forms/day-check.ts';
import type { ClinicDate } from '#shared/time/clinic-time.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';

/** The contract's schema, with a birth date that isn't after today. */
export function deskFormSchemaOn(today: ClinicDate) {
  const dob = deskFormSchema.shape.dob.check(dayCheck(birthDateMessage, () => today));
  return z.extend(deskFormSchema, { dob });
}

export type DeskForm = z.output<typeof deskFormSchema>;

export const emptyDeskForm: DeskForm = {
  firstName: '',
  lastName: '',
  dob: '',
  phone: '',
  email: '',
  reason: '',
  insuranceProvider: '',
  insuranceNumber: '',
};

/** What keeps a request the same when it is sent again. */
export function newDeskRequest() {
  return { confirmationNumber: newConfirmationNumber(new Date(), secureRandom), attempt: newAttempt() };
}

/** The body of the request for a slot. */
export function deskRequest(
  form: DeskForm,
  { locationId, date, time }: AppointmentSlot,
  request: ReturnType<typeof newDeskRequest>,
) {
  return { ...form, ...request, location: { id: locationId }, date, time };
}
