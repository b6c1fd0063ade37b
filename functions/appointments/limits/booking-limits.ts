import type { TransactSteps } from '#functions/platform/dynamo/transaction.ts';
import { countInWindow, secondsToNextWindow } from '#functions/platform/dynamo/window-limits.ts';
import { envNumber } from '#functions/platform/env.ts';
import { Problem } from '#shared/api/problem.ts';
import { brand } from '#shared/brand.ts';
import { hourMs, minuteMs } from '#shared/time/durations.ts';
import {
  addressCounter,
  countedAppointment,
  countOpenAppointment,
  dropPastAppointments,
  emailCounter,
  type OpenAppointment,
  sameTimeTwice,
} from './open-appointments.ts';

const perMinute = envNumber('LIMIT_BOOKINGS_PER_MINUTE');
const openPerAddress = envNumber('LIMIT_OPEN_BOOKINGS_PER_ADDRESS');
const patientLimits = {
  open: envNumber('LIMIT_OPEN_BOOKINGS_PER_EMAIL'),
  sameTime: envNumber('LIMIT_VISITS_AT_ONE_TIME'),
};
// A family, or two patients on one waiting room's network, may have visits at the same time.
const addressLimits = { open: openPerAddress, sameTime: openPerAddress };

const minuteLimit = { name: 'minute', windowMs: minuteMs, limit: perMinute };

/** The limits of a booking. A limit of 0 is off and has no step. */
export type LimitStep = 'patient' | 'address' | 'minute';

interface LimitedAppointment extends OpenAppointment {
  emailKey: string;
}

/** The steps that count a booking against its limits. In the booking's own transaction, so that limits are exact. */
export function limitSteps(item: LimitedAppointment, addressKey: string): TransactSteps<LimitStep> {
  const counted = countedAppointment(item);
  return {
    patient: countOpenAppointment(emailCounter(item.emailKey), counted, 1, patientLimits),
    ...(openPerAddress > 0 && {
      address: countOpenAppointment(addressCounter(addressKey), counted, 1, addressLimits),
    }),
    ...(perMinute > 0 && { minute: countInWindow(minuteLimit, addressKey) }),
  };
}

/** Whether an appointment stores its address key, which is needed to uncount it when it is canceled. */
export const countsAddresses = openPerAddress > 0;

function tooManyOpen(): Problem {
  return new Problem(
    'too-many',
    `There are already several visits booked from here. Cancel one first, or call us at ${brand.phone}.`,
    { retryAfterSeconds: hourMs / 1000 },
  );
}

function tooManyThisMinute(): Problem {
  const retryAfterSeconds = secondsToNextWindow(minuteMs);
  const detail = 'That was a lot of bookings in one minute. Please wait a moment, or call us.';
  return new Problem('too-many', detail, { retryAfterSeconds });
}

/**
 * Checks again the limits that refused a booking. Returns when only past appointments filled them, which are dropped
 * now: then the booking is worth another attempt. Otherwise throws the Problem that refuses it.
 */
export async function recheckLimits(
  failed: readonly LimitStep[],
  item: LimitedAppointment,
  addressKey: string,
  now: Date,
): Promise<void> {
  if (failed.includes('minute')) throw tooManyThisMinute();
  const counted = countedAppointment(item);
  for (const step of failed) {
    const counter = step === 'patient' ? emailCounter(item.emailKey) : addressCounter(addressKey);
    const { dropped, sameTime } = await dropPastAppointments(counter, counted, now);
    if (dropped) continue;
    if (step === 'patient' && sameTime >= patientLimits.sameTime) throw sameTimeTwice();
    throw tooManyOpen();
  }
}
