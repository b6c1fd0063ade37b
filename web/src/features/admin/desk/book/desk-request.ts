import { newConfirmationNumber } from '#shared/appointments/confirmation-number.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import type { DeskForm } from '#web/features/admin/desk/visit-form/desk-form.ts';
import { newAttempt, secureRandom } from '#web/lib/attempt.ts';

/** What stays the same when a request is sent again, so that it books once. */
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
