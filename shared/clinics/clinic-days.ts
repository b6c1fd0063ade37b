import { closedDays } from '#shared/closed-days.ts';
import { addDays, type ClinicDate, dayOfWeek } from '#shared/time/clinic-time.ts';
import { type ClinicId, clinicIds } from './clinics.ts';
import { holidayOn } from './holidays.ts';

const daysInYear = 365;

export function isWeekend(date: ClinicDate): boolean {
  return dayOfWeek(date) % 6 === 0;
}

function ownersReason(date: ClinicDate, clinicId: ClinicId | undefined): string | undefined {
  const ofDate = closedDays.filter((day) => day.date === date);
  const closing = (id: ClinicId) => ofDate.find((day) => day.clinicIds?.includes(id) ?? true);
  if (clinicId) return closing(clinicId)?.reason;
  return clinicIds.every(closing) ? ofDate[0]?.reason : undefined;
}

/**
 * Why a clinic is closed on a weekday: a holiday's name, or the reason of the owner's closed day. Completes
 * "closed for …". Undefined on open weekdays and on weekends. Without a clinic, the reason why all of them
 * are closed.
 */
export function closedReason(date: ClinicDate, clinicId?: ClinicId): string | undefined {
  return isWeekend(date) ? undefined : (holidayOn(date) ?? ownersReason(date, clinicId));
}

/**
 * Whether a clinic is open on a day: Monday to Friday, except on holidays and the owner's closed days.
 * Ignores closures by staff. Without a clinic, whether any clinic is open.
 */
export function isClinicDay(date: ClinicDate, clinicId?: ClinicId): boolean {
  return !isWeekend(date) && closedReason(date, clinicId) === undefined;
}

/** A weekday on which a clinic is closed. */
export interface ClosedDate {
  date: ClinicDate;
  /** Completes "closed for …". */
  reason: string;
}

/** A clinic's closed weekdays in the year from this day on. Ignores closures by staff. */
export function comingClosedDays(from: ClinicDate, clinicId: ClinicId): ClosedDate[] {
  const dates = Array.from({ length: daysInYear }, (_, days) => addDays(from, days));
  return dates.flatMap((date) => {
    const reason = closedReason(date, clinicId);
    return reason === undefined ? [] : [{ date, reason }];
  });
}

/** The first later day on which the clinic is open or, without a clinic, any clinic. */
export function nextClinicDay(date: ClinicDate, clinicId?: ClinicId): ClinicDate {
  let day = addDays(date, 1);
  while (!isClinicDay(day, clinicId)) day = addDays(day, 1);
  return day;
}
