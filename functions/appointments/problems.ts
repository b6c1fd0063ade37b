import { Problem } from '#shared/api/problem.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import type { VisitSlot } from '#shared/appointments/visit-rules.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';

function spokenSlot({ locationId, date, time }: VisitSlot): string {
  return `${spokenDate(date)} at ${spokenTime(time)} at ${clinicById(locationId).name}`;
}

/** Someone else booked the slot first. */
export function slotTaken(slot: VisitSlot): Problem {
  return new Problem('slot-taken', `${spokenSlot(slot)} has just been taken. Please choose another time.`);
}

/** A canceled appointment cannot be confirmed again once its slot has another holder. */
export function slotNotRegained(slot: VisitSlot): Problem {
  const reason = 'someone else has booked it, or the clinic is closed then';
  return new Problem('slot-taken', `${spokenSlot(slot)} is no longer available: ${reason}.`);
}

/** The visit has begun, or is over: from now on people sort it out with people. */
export function tooLate(): Problem {
  return new Problem('conflict', `This visit has already begun. Please call us at ${brand.phone}.`);
}

/** Only what is confirmed can be cancelled or moved by its patient. */
export function notConfirmed(status: string): Problem {
  return new Problem('conflict', `This visit is ${status}. Please call us at ${brand.phone}.`);
}
