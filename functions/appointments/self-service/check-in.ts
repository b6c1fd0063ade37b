import type { Patient } from '#functions/appointments/auth/patient-caller.ts';
import { refusals } from '#functions/appointments/limits/refusals.ts';
import type { AppointmentItem } from '#functions/appointments/record.ts';
import { envNumber } from '#functions/platform/env.ts';
import type { Client } from '#functions/platform/http/client.ts';
import { Problem } from '#shared/api/problem.ts';
import { checkInMinutes, checkInOpensAt, checkInTime } from '#shared/appointments/check-in.ts';
import { formatClinicTime, formatLongDate } from '#shared/time/clinic-time.ts';
import { changeOwnStatus } from './change-own-status.ts';

const checkIns = { name: 'check-ins', limit: envNumber('LIMIT_CHECK_INS_PER_DAY') };

/** Why a patient can't check in for a visit, in words for them; undefined if they can, or already have. */
function refusalOf(item: AppointmentItem, now: Date): string | undefined {
  const { status, date } = item;
  if (status === 'arrived') return undefined;
  if (status === 'cancelled') return 'This visit has been canceled. Please see the front desk.';
  if (status === 'completed') return 'This visit is already complete. Please see the front desk.';
  const time = checkInTime(item, now);
  if (time === 'over') return `This visit was on ${formatLongDate(date)}. Please see the front desk.`;
  if (time === 'open') return undefined;
  const opensAt = formatClinicTime(checkInOpensAt(item), { zone: false });
  return `You can check in ${checkInMinutes} minutes before your visit: on ${formatLongDate(date)}, from ${opensAt}.`;
}

/**
 * Records that a patient is in the waiting room: their confirmed or missed visit becomes `arrived`. Checking in again
 * succeeds and changes nothing. Throws `conflict` when it's too early, when the day of the visit is over, or when the
 * visit is canceled or complete. Throws `too-many` when they have checked in too often today.
 */
export function checkIn(
  confirmationNumber: string,
  caller: Patient,
  client: Client,
  now: Date,
): Promise<AppointmentItem> {
  const check = (stored: AppointmentItem) => {
    const refusal = refusalOf(stored, now);
    if (refusal) throw new Problem('conflict', refusal);
  };
  const change = { status: 'arrived', count: checkIns, tooMany: refusals.checkIn, check } as const;
  return changeOwnStatus(confirmationNumber, caller, client, change, now);
}
