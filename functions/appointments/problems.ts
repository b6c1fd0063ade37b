import { Problem } from '#shared/api/problem.ts';
import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import type { AppointmentSlot } from '#shared/appointments/slot-rules.ts';
import { formatSlotTime } from '#shared/appointments/slots.ts';
import { brand } from '#shared/brand.ts';
import { clinicById } from '#shared/clinics/clinics.ts';
import { formatLongDate } from '#shared/time/clinic-time.ts';
import { type AppointmentItem, toAppointment } from './record.ts';

export function noSuchAppointment(): Problem {
  return new Problem('not-found', 'We couldn’t find that booking.');
}

/**
 * Refuses a change based on an older version. Only staff routes send the current record back: see `currentOf` in
 * functions/platform/http/handle.ts.
 */
export function staleAppointment(current: AppointmentItem): Problem {
  return new Problem(
    'stale-version',
    'This booking has changed since you opened it. Please review it and try again.',
    {
      current: toAppointment(current),
    },
  );
}

/** `Tuesday, December 1 at 9:30 AM at Craig / Ferrell` */
export function spokenSlot({ locationId, date, time }: AppointmentSlot): string {
  return `${formatLongDate(date)} at ${formatSlotTime(time)} at ${clinicById(locationId).name}`;
}

/**
 * Refuses to confirm a canceled appointment again, because another appointment has its slot or its clinic is closed.
 */
export function slotNotRegained(slot: AppointmentSlot): Problem {
  const reason = 'Someone else has booked it, or the clinic is closed at that time';
  return new Problem('slot-taken', `${spokenSlot(slot)} is no longer available. ${reason}.`);
}

/** Refuses a booking whose confirmation number another request has used. */
export function alreadyBooked(): Problem {
  return new Problem('already-booked', 'Something went wrong on our end. Please try again.');
}

/** Refuses a change once the appointment has begun. The patient has to call instead. */
export function tooLate(): Problem {
  return new Problem('conflict', `This visit has already started. Please call us at ${brand.phone}.`);
}

/** Refuses a patient's change of an appointment that isn't confirmed. */
export function notConfirmed(status: AppointmentStatus): Problem {
  if (status === 'arrived') return new Problem('conflict', 'We know you’re here. Please see the front desk.');
  if (status === 'no-show') return tooLate();
  const word = status === 'cancelled' ? 'canceled' : status;
  return new Problem('conflict', `This visit has already been ${word}. Please call us at ${brand.phone}.`);
}
