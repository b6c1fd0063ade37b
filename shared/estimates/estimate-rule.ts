import type { AppointmentStatus } from '#shared/appointments/appointment.ts';
import { isWeekend } from '#shared/clinics/clinic-days.ts';
import { isFederalHoliday } from '#shared/clinics/holidays.ts';
import { addDays, type ClinicDate, clinicDateAt, clinicInstant } from '#shared/time/clinic-time.ts';

/** A visit that is at least this many business days ahead needs an estimate. */
const daysAheadForEstimate = 3;
/** The estimate of a visit at least this many business days ahead may take three business days instead of one. */
const daysAheadForMoreTime = 10;
const usualDays = 1;
const moreDays = 3;

/** 5 PM, when the clinics close. */
const dueMinute = 17 * 60;

/**
 * The nth business day after a date: a weekday that is no federal holiday. Columbus Day and Veterans Day count as
 * business days, because the clinics work on them. So we make more estimates than the law asks for, and make them
 * sooner. The Friday after Thanksgiving counts, as it does for the law, though the clinics are closed. The owner's own
 * closed days count, too.
 */
function businessDayAfter(date: ClinicDate, days: number): ClinicDate {
  let day = date;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !isFederalHoliday(day)) left -= 1;
  }
  return day;
}

/** 5 PM on the nth business day after an instant. */
function closeAfter(instant: Date, days: number): Date {
  return clinicInstant(businessDayAfter(clinicDateAt(instant), days), dueMinute);
}

/**
 * When a self-pay visit's good faith estimate is due (45 CFR 149.610): at 5 PM of the first business day after the day
 * of scheduling, or of the third when the visit is ten or more business days ahead. Undefined when the visit is
 * fewer than three business days ahead. A visit scheduled on Monday for Thursday is three ahead.
 */
export function estimateDueBy({
  scheduledAt,
  visitDate,
}: {
  scheduledAt: Date;
  visitDate: ClinicDate;
}): Date | undefined {
  const scheduledOn = clinicDateAt(scheduledAt);
  if (visitDate < businessDayAfter(scheduledOn, daysAheadForEstimate)) return undefined;
  const hasMoreTime = visitDate >= businessDayAfter(scheduledOn, daysAheadForMoreTime);
  return closeAfter(scheduledAt, hasMoreTime ? moreDays : usualDays);
}

/** When an estimate that a patient asks for is due: at 5 PM of the third business day after the request. */
export function requestDueBy(askedAt: Date): Date {
  return closeAfter(askedAt, moreDays);
}

/**
 * When an estimate is due again after a change to a visit that is fewer than three business days ahead: at 5 PM of the
 * next business day, or when the visit starts if that is sooner.
 */
export function changeDueBy(changedAt: Date, startsAt: Date): Date {
  const close = closeAfter(changedAt, usualDays);
  return close < startsAt ? close : startsAt;
}

/** Whether it's too late for an estimate: the visit's start has passed, or the visit was completed early. */
export function hasBegun(
  { status, startsAt }: { status: AppointmentStatus; startsAt: string },
  now: Date,
): boolean {
  return status === 'completed' || Date.parse(startsAt) <= now.getTime();
}
