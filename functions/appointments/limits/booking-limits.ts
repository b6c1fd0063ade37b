import type { AppointmentItem } from '#functions/appointments/record.ts';
import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countInWindow, secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { minuteMs } from '#shared/time/durations.ts';
import {
  addressCounter,
  countedAppointment,
  countOpenAppointment,
  dropPastAppointments,
  emailCounter,
} from './open-appointments.ts';

const perMinute = envNumber('LIMIT_BOOKINGS_PER_MINUTE');
const openPerAddress = envNumber('LIMIT_OPEN_BOOKINGS_PER_ADDRESS');
const patientLimits = {
  open: envNumber('LIMIT_OPEN_BOOKINGS_PER_EMAIL'),
  atOneTime: envNumber('LIMIT_VISITS_AT_ONE_TIME'),
};
// A whole family, or two patients in one waiting room, may go at the same time.
const addressLimits = { open: openPerAddress, atOneTime: openPerAddress };

const hourSeconds = 3600;

const bookingsOfAMinute = { name: 'minute', windowMs: minuteMs, limit: perMinute };

/** The limits a booking can meet. A limit of 0 is not counted and has no step. */
export type LimitStep = 'patient' | 'address' | 'minute';

/** The steps that count a booking against its limits, in the booking's own transaction: the limits are exact. */
export function limitSteps(item: AppointmentItem, addressKey: string): TransactSteps<LimitStep> {
  const visit = countedAppointment(item);
  return {
    patient: countOpenAppointment(emailCounter(item.emailKey), visit, 1, patientLimits),
    ...(openPerAddress > 0 && {
      address: countOpenAppointment(addressCounter(addressKey), visit, 1, addressLimits),
    }),
    ...(perMinute > 0 && { minute: countInWindow(bookingsOfAMinute, addressKey) }),
  };
}

/** Whether a booking remembers which address counter it is in, to be taken out again when it is cancelled. */
export const countsAddresses = openPerAddress > 0;

function tooManyOpen(): Problem {
  return new Problem(
    'too-many',
    `There are already several visits booked from here. Cancel one first, or call us at ${brand.phone}.`,
    { retryAfterSeconds: hourSeconds },
  );
}

function tooManyAtOnce(): Problem {
  const retryAfterSeconds = secondsToNextWindow(minuteMs);
  const detail = 'That was a lot of bookings in one minute. Please wait a moment, or call us.';
  return new Problem('too-many', detail, { retryAfterSeconds });
}

/**
 * Looks again at the limits that refused a booking. Returns when visits that are over stood in the way: then the
 * booking is worth another try. Throws the Problem that refuses it otherwise.
 */
export async function recheckLimits(
  failed: readonly LimitStep[],
  item: AppointmentItem,
  addressKey: string,
  now: Date,
): Promise<void> {
  if (failed.includes('minute')) throw tooManyAtOnce();
  const visit = countedAppointment(item);
  for (const step of failed) {
    const counter = step === 'patient' ? emailCounter(item.emailKey) : addressCounter(addressKey);
    const { forgotten, atThatTime } = await dropPastAppointments(counter, visit, now);
    if (forgotten) continue;
    if (step === 'patient' && atThatTime >= patientLimits.atOneTime) {
      throw new Problem('conflict', 'You already have a visit at that time. Please choose another.');
    }
    throw tooManyOpen();
  }
}
