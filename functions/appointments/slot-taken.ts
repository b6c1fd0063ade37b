import { Problem } from '#shared/api/problem.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { spokenSlot } from './problems.ts';
import { isClosed } from './slots/store.ts';

/**
 * The problem when a slot can't be taken. Its message says whether the clinic is closed at that time or someone else
 * was first.
 */
export async function slotTaken(slot: AppointmentSlot): Promise<Problem> {
  const { date, time, locationId } = slot;
  const why = (await isClosed(slot))
    ? `${clinicById(locationId).name} will be closed on ${formatLongDate(date)} at ${formatSlotTime(time)}`
    : `${spokenSlot(slot)} was just taken`;
  return new Problem('slot-taken', `${why}. Please choose another time.`);
}
