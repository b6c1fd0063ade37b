import { Problem } from '#shared/api/problem.ts';
import { spokenTime } from '#shared/appointments/slots.ts';
import type { VisitSlot } from '#shared/appointments/visit-rules.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { spokenDate } from '#shared/time/clinic-time.ts';

/** Somebody else was faster. */
export function slotTaken({ locationId, date, time }: VisitSlot): Problem {
  const when = `${spokenDate(date)} at ${spokenTime(time)}`;
  const { name } = clinicById(locationId);
  return new Problem('slot-taken', `${when} at ${name} has just been taken. Please choose another time.`);
}

/** The visit has begun, or is over: from now on people sort it out with people. */
export function tooLate(): Problem {
  return new Problem('conflict', `This visit has already begun. Please call us at ${brand.phone}.`);
}

/** Only what is confirmed can be cancelled or moved by its patient. */
export function notConfirmed(status: string): Problem {
  return new Problem('conflict', `This visit is ${status}. Please call us at ${brand.phone}.`);
}
